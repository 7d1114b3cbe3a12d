import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyHead } from '@/app/ComingPage';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { fillHead, type PageHeads } from './earlyHead.ts';

const FILES = { en: '/assets/heads-en-1.json', 'zh-tw': '/assets/heads-zh-tw-1.json' };
const HEADS: PageHeads = {
  '/applications': ['Applications', 'How each application stands.', 0, 0, 'VITE_FEATURE_APPLICATIONS'],
  '/dashboard': ['Dashboard', '', 0, 0, ''],
  '/profile/edit': ['Edit profile', 'Nothing is sent until you save.', 1, 1, ''],
  '/settings/privacy': ['Privacy', '', 1, 0, ''],
};

/** Opens the document at a path and runs its script. */
function open(path: string, { settings = '{}', signedIn = true } = {}) {
  history.replaceState(null, '', path);
  document.documentElement.toggleAttribute('data-had-session', signedIn);
  render(
    <>
      <script id="runtime-config" type="application/json">
        {settings}
      </script>
      <EarlyFrame name="VisaTalent" />
    </>,
  );
  fillHead(FILES);
}

describe('the head of a page before its code', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json(HEADS)));
    vi.stubGlobal('fetch', fetch);
    Object.assign(document, { fonts: { load: () => Promise.reject(new Error('No letters')) } });
    document.documentElement.lang = 'en';
  });

  it('shows title and summary to a person who is signed in', async () => {
    open('/Applications/');
    await waitFor(() => expect(screen.getByText('Applications')).toBeVisible());
    expect(screen.getByText('How each application stands.')).toBeVisible();
    // The app reuses it at this address only.
    expect(earlyHead('/Applications/')).toEqual({
      title: 'Applications',
      summary: 'How each application stands.',
    });
    expect(earlyHead('/dashboard')).toBeUndefined();
  });

  it('leaves out a missing summary', async () => {
    open('/dashboard');
    await waitFor(() => expect(screen.getByText('Dashboard')).toBeVisible());
    expect(earlyHead('/dashboard')).toEqual({ title: 'Dashboard', summary: undefined });
  });

  it.each([
    ['/profile/edit', 'Edit profile', true, true],
    ['/settings/privacy', 'Privacy', true, false],
    ['/dashboard', 'Dashboard', false, false],
  ])('of %s is where that of the page will be', async (path, title, isBelow, isNarrow) => {
    open(path);
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
    const has = (name: string, selector: string) =>
      screen.getByText(title).closest(selector)?.classList.contains(name);
    expect(has('below', '.vt-coming-head')).toBe(isBelow);
    expect(has('narrow', '.vt-content')).toBe(isNarrow);
  });

  it('is in the language of the document', () => {
    document.documentElement.lang = 'zh-TW';
    open('/dashboard');
    expect(fetch).toHaveBeenCalledWith('/assets/heads-zh-tw-1.json');
  });

  it.each([
    ['an address that it does not know', '/jobs/1', {}],
    [
      'what this deployment has switched off',
      '/applications',
      { settings: '{"VITE_FEATURE_APPLICATIONS":" False"}' },
    ],
  ])('shows nothing of %s', async (_, path, given) => {
    open(path, given);
    await expect(fetch.mock.results[0]?.value).resolves.toBeDefined();
    await Promise.resolve();
    expect(earlyHead(path)).toBeUndefined();
  });

  it.each([
    ['for a visitor', { signedIn: false }],
    ['with broken settings', { settings: 'null' }],
  ])('requests nothing %s', (_, given) => {
    open('/dashboard', given);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("has the deployment's own name beside the logo", () => {
    open('/nowhere', { settings: '{"VITE_APP_NAME":"Work Abroad"}', signedIn: false });
    expect(screen.getByText('Work Abroad')).toBeVisible();
  });

  it('stays empty when its file cannot be loaded', async () => {
    fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    open('/dashboard');
    await expect(fetch.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
    expect(earlyHead('/dashboard')).toBeUndefined();
  });
});
