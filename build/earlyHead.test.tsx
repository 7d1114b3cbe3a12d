import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyHead } from '@/app/ComingPage';
import { type PageHead, ROLE_CHECK } from './rendering/ownDocuments';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { fillHead } from './earlyHead.ts';

const PLAIN: PageHead = { path: '', texts: {}, isBelow: false, isNarrow: false, setting: '' };
const inEnglish = (title: string, summary = ''): PageHead['texts'] => ({ en: [title, summary] });
const HEADS: readonly PageHead[] = [
  {
    ...PLAIN,
    path: '/applications',
    texts: inEnglish('Applications', 'How each application stands.'),
    setting: 'VITE_FEATURE_APPLICATIONS',
  },
  { ...PLAIN, path: '/dashboard', texts: { ...inEnglish('Dashboard'), 'zh-tw': ['主控台', ''] } },
  {
    ...PLAIN,
    path: '/profile/edit',
    texts: inEnglish('Edit profile', 'Nothing is sent until you save.'),
    isBelow: true,
    isNarrow: true,
  },
  { ...PLAIN, path: '/settings/privacy', texts: inEnglish('Privacy'), isBelow: true },
  {
    ...PLAIN,
    path: '/admin/users',
    texts: inEnglish('Users', 'Everyone with an account.'),
    check: { ...ROLE_CHECK, base: '/own' },
  },
];

interface Opened {
  readonly settings?: string;
  readonly signedIn?: boolean;
  /** The path whose document the host has sent; by default that of the address. */
  readonly documentOf?: string;
}
/** Opens the document at a path and runs its script. */
function open(path: string, { settings = '{}', signedIn = true, documentOf = path }: Opened = {}) {
  history.replaceState(null, '', path);
  document.documentElement.toggleAttribute('data-had-session', signedIn);
  const head = HEADS.find((each) => each.path === documentOf.toLowerCase().replace(/\/$/, ''));
  render(
    <>
      <script id="runtime-config" type="application/json">
        {settings}
      </script>
      {head && (
        <script id="page-head" type="application/json">
          {JSON.stringify(head)}
        </script>
      )}
      <EarlyFrame name="VisaTalent" />
    </>,
  );
  fillHead('page-head');
}
/** The script ends in promises. */
const settled = () => new Promise((done) => setTimeout(done));

describe('the head of a page before its code', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    fetch.mockReset();
    vi.stubGlobal('fetch', fetch);
    window.visatalentEarlyReads = [];
    Object.assign(document, { fonts: { load: () => Promise.reject(new Error('No letters')) } });
    document.documentElement.lang = 'en';
  });

  it('shows title and summary to a person who is signed in', async () => {
    open('/Applications/');
    await waitFor(() => expect(screen.getByText('Applications')).toBeVisible());
    expect(screen.getByText('How each application stands.')).toBeVisible();
    // The app reuses it at this address only.
    expect(earlyHead('/Applications/')).toMatchObject({
      path: '/Applications/',
      title: 'Applications',
      summary: 'How each application stands.',
    });
    expect(earlyHead('/dashboard')).toBeUndefined();
  });

  it('leaves out a missing summary', async () => {
    open('/dashboard');
    await waitFor(() => expect(screen.getByText('Dashboard')).toBeVisible());
    expect(earlyHead('/dashboard')).toMatchObject({
      path: '/dashboard',
      title: 'Dashboard',
      summary: undefined,
    });
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

  it('is in the language of the document', async () => {
    document.documentElement.lang = 'zh-TW';
    open('/dashboard');
    await waitFor(() => expect(screen.getByText('主控台')).toBeVisible());
  });

  it.each<[string, string, Opened]>([
    ['an address without a document of its own', '/jobs/1', {}],
    ['another address than that of the document', '/tasks', { documentOf: '/dashboard' }],
    [
      'what this deployment has switched off',
      '/applications',
      { settings: '{"VITE_FEATURE_APPLICATIONS":" False"}' },
    ],
    ['a page to a visitor', '/dashboard', { signedIn: false }],
    ['a page with broken settings', '/dashboard', { settings: 'null' }],
  ])('shows nothing of %s', async (_, path, given) => {
    open(path, given);
    await settled();
    expect(earlyHead(path)).toBeUndefined();
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
      fetch.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

    it.each([[{ roles: ['user', 'Administrator '] }], [{ success: true, data: { roles: ['admin'] } }]])(
      'is shown when the server confirms the role: %o',
      async (body) => {
        store();
        answer(body);
        open('/admin/users', { settings: SETTINGS });
        await waitFor(() => expect(screen.getByText('Everyone with an account.')).toBeVisible());
        const [url, init] = fetch.mock.calls[0] ?? [];
        expect(url).toBe(me);
        expect(init).toMatchObject({
          headers: { Authorization: 'Bearer token-a' },
          redirect: 'error',
          cache: 'no-store',
        });
        // The app takes this answer, and must be able to read it.
        const early = window.visatalentEarlyReads?.[0];
        expect(early).toMatchObject({ url: me, token: 'token-a' });
        expect(await (await early?.response)?.json()).toEqual(body);
      },
    );

    it('asks the backend of the build if the host names none', () => {
      store();
      answer({ roles: ['admin'] });
      open('/admin/users');
      expect(fetch.mock.calls).toMatchObject([['/own/api/auth/me', {}]]);
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
      await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
      await settled();
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
      await settled();
      expect(fetch).not.toHaveBeenCalled();
      expect(earlyHead('/admin/users')).toBeUndefined();
    });
  });
});
