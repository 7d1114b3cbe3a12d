import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyHead } from '@/app/ComingPage';
import { ROLE_CHECK } from '@/app/pageHeads';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { fillHead, type PageHeads } from './earlyHead.ts';

const FILES = { en: '/assets/heads-en-1.json', 'zh-tw': '/assets/heads-zh-tw-1.json' };
const HEADS: PageHeads = {
  '/applications': ['Applications', 'How each application stands.', 0, 0, 'VITE_FEATURE_APPLICATIONS', 0],
  '/dashboard': ['Dashboard', '', 0, 0, '', 0],
  '/profile/edit': ['Edit profile', 'Nothing is sent until you save.', 1, 1, '', 0],
  '/settings/privacy': ['Privacy', '', 1, 0, '', 0],
  '/admin/users': ['Users', 'Everyone with an account.', 0, 0, '', 1],
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
  fillHead(FILES, { ...ROLE_CHECK, base: '/own' });
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
      path: '/Applications/',
      title: 'Applications',
      summary: 'How each application stands.',
    });
    expect(earlyHead('/dashboard')).toBeUndefined();
  });

  it('leaves out a missing summary', async () => {
    open('/dashboard');
    await waitFor(() => expect(screen.getByText('Dashboard')).toBeVisible());
    expect(earlyHead('/dashboard')).toEqual({ path: '/dashboard', title: 'Dashboard', summary: undefined });
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

  describe('of a restricted page', () => {
    const SETTINGS = '{"VITE_API_BASE_URL":"https://api.example.com/v1/"}';
    const me = 'https://api.example.com/v1/api/auth/me';
    const store = ({ role = 'Admin', token = 'token-a' } = {}) => {
      localStorage.setItem('current_role', role);
      localStorage.setItem('auth_token', token);
    };
    /** Answers the question who the session belongs to. */
    const answer = (body: unknown, status = 200) =>
      fetch.mockImplementation((url) =>
        Promise.resolve(Response.json(url === me ? body : HEADS, { status: url === me ? status : 200 })),
      );
    const asked = () =>
      fetch.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith('/api/auth/me'));

    it.each([[{ roles: ['user', 'Administrator '] }], [{ success: true, data: { roles: ['admin'] } }]])(
      'is shown when the server confirms the role: %o',
      async (body) => {
        store();
        answer(body);
        open('/admin/users', { settings: SETTINGS });
        await waitFor(() => expect(screen.getByText('Everyone with an account.')).toBeVisible());
        const [, init] = asked()[0] ?? [];
        expect(init).toMatchObject({
          headers: { Authorization: 'Bearer token-a' },
          redirect: 'error',
          cache: 'no-store',
        });
        // The app takes this answer, and must be able to read it.
        const early = window.visatalentEarlyRead;
        expect(early).toMatchObject({ url: me, token: 'token-a' });
        expect(await (await early?.response)?.json()).toEqual(body);
      },
    );

    it('asks the backend of the build if the host names none', () => {
      store();
      answer({ roles: ['admin'] });
      open('/admin/users');
      expect(asked()).toMatchObject([['/own/api/auth/me', {}]]);
    });

    it.each([
      ['a User', { roles: ['user'] }, 200],
      ['nobody', { message: 'Unauthorized' }, 401],
      ['an administrator, with an error', { roles: ['admin'] }, 500],
      ['no role', [], 200],
    ])('stays hidden when the server says: %s', async (_, body, status) => {
      store();
      answer(body, status);
      open('/admin/users', { settings: SETTINGS });
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
      await new Promise((done) => setTimeout(done));
      expect(earlyHead('/admin/users')).toBeUndefined();
    });

    it.each([
      ['with the role User', { role: 'User' }, SETTINGS],
      ['with a token that no header can have', { token: 'gültig' }, SETTINGS],
      ['at an address that the app would not use', {}, '{"VITE_API_BASE_URL":"//api.example.com"}'],
    ])('is not asked for %s', async (_, stored, settings) => {
      store(stored);
      answer({ roles: ['admin'] });
      open('/admin/users', { settings });
      await new Promise((done) => setTimeout(done));
      expect(asked()).toEqual([]);
      expect(earlyHead('/admin/users')).toBeUndefined();
    });
  });

  it('stays empty when its file cannot be loaded', async () => {
    fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    open('/dashboard');
    await expect(fetch.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
    expect(earlyHead('/dashboard')).toBeUndefined();
  });
});
