import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeRead } from '@/api/readAhead';
import { urlOf } from '@/api/url';
import { EARLY_PLACES } from '@/app/earlyPlaces';
import { FIRST_READS } from '@/app/firstReads';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { openApp } from '@/runtime/app';
import { showEarlyThreads } from './earlyThreads';

const THREADS = [
  {
    id: 'thread-1',
    counterpart: 'Maple\u202e Talent',
    subject: '<b>Interview</b>',
    lastPost: { excerpt: 'Could you join <script>alert(1)</script>?' },
    unread: 2,
    state: 'open',
  },
  {
    id: 'thread-2',
    counterpart: 'Maple Talent',
    subject: 'Fees',
    lastPost: null,
    unread: 0,
    state: 'closed',
  },
];
const USER = {
  id: 'u1',
  userProfileId: null,
  email: 'a@example.test',
  firstName: 'A',
  lastName: 'B',
  role: 'end_user',
  roles: [],
  createdAt: '',
  updatedAt: '',
} as const;
const answers = vi.fn<typeof fetch>();
const rows = () => [...document.querySelectorAll<HTMLElement>('.vt-thread')];

/** Opens the document of /messages, before the app has started. */
async function open({
  address = '/messages',
  role = 'User',
  token = 'token-a',
  settings = '{}',
  idle = 0,
} = {}) {
  history.replaceState(null, '', address);
  localStorage.setItem('auth_user', JSON.stringify(USER));
  localStorage.setItem('current_role', role);
  localStorage.setItem('visatalent_last_activity', String(Date.now() - idle));
  if (token !== '') localStorage.setItem('auth_token', token);
  const { container } = render(
    <>
      <script id="runtime-config" type="application/json">
        {settings}
      </script>
      <EarlyFrame name="VisaTalent" page={EARLY_PLACES.messages?.place} />
    </>,
  );
  await showEarlyThreads(document);
  return container.querySelector<HTMLElement>('[data-early-page]');
}

describe("conversations before the app's code is loaded", () => {
  beforeEach(() => {
    localStorage.clear();
    answers
      .mockReset()
      .mockImplementation(() => Promise.resolve(Response.json({ data: THREADS, totalCount: 2 })));
    vi.stubGlobal('fetch', answers);
    window.visatalentEarlyReads = [];
  });

  it('are shown as text, and their answer is left to the app', async () => {
    expect((await open())?.hidden).toBe(false);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Maple Talent<b>Interview</b>Could you join <script>alert(1)</script>?',
      'Maple TalentFees\u00a0',
    ]);
    expect(rows().map(({ className }) => className)).toEqual(['vt-thread unread', 'vt-thread']);
    openApp();
    const [read] = FIRST_READS.messages?.({ user: USER, role: 'User', search: '' }) ?? [];
    if (read === undefined) throw new Error('The page has no first read');
    const url = urlOf(import.meta.env.VITE_API_BASE_URL ?? '', read.path, read.args);
    const answer = await takeRead(url, 'token-a', new AbortController().signal);
    expect(await answer?.json()).toMatchObject({ totalCount: 2 });
  });

  it.each([
    ['the agency, which has other conversations', { role: 'Admin' }],
    ['a visitor', { token: '' }],
    ['a session that nobody has used for an hour', { idle: 3_600_000 }],
    ['an address that asks for other conversations', { address: '/messages?show=unread' }],
    ['another page', { address: '/tasks' }],
    ['a deployment without messages', { settings: '{"VITE_FEATURE_MESSAGES":"false"}' }],
  ])('are not requested for %s', async (_, given) => {
    expect((await open(given))?.hidden).toBe(true);
    expect(answers).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', () => Response.json({ data: THREADS }, { status: 500 })],
    ['an empty list', () => Response.json({ data: [], totalCount: 0 })],
    ['no JSON', () => new Response('<p>Sign in</p>')],
  ])('stay hidden when the answer is %s', async (_, answer) => {
    answers.mockImplementation(() => Promise.resolve(answer()));
    expect((await open())?.hidden).toBe(true);
  });
});
