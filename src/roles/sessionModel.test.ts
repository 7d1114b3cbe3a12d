import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import type { SessionUser } from '@/storage/sessionUser';
import { mapServerRoles } from './mapping';
import {
  as,
  generator,
  joinEvents,
  KEYS,
  newTab,
  pick,
  splitEvents,
  spreadStorageEvents,
  start,
  type Tab,
  tabs,
  tell,
} from './twoTabs.fixture';

/**
 * Two tabs of one browser, a server and a network that comes and goes, in 500 random sequences of 30 steps with a
 * fixed seed (case 145). Whatever happens, storage holds a whole session or none, no tab ever shows one person with
 * the token of another, no session comes back, and after a second the tabs agree.
 */
const SEED = 20_260_115;
const SEQUENCES = 500;
const STEPS = 30;

interface Account {
  readonly id: string;
  roles: string[];
}
/** What the server knows: whose tokens there are, and which of them still hold. */
const server = {
  online: true,
  accounts: new Map<string, Account>(),
  owners: new Map<string, string>(),
  revoked: new Set<string>(),
};

vi.mock('@/auth/sessionCalls', () => ({
  askWho: async (before: SessionUser): Promise<SessionUser> => {
    const token = localStorage.getItem('auth_token');
    await new Promise((done) => setTimeout(done, 50));
    if (!server.online) throw new ApiError('network', 'network');
    const owner = token === null ? undefined : server.owners.get(token);
    if (token === null || owner === undefined || server.revoked.has(token)) {
      throw new ApiError('http', 'HTTP 401: ', { status: 401, token });
    }
    // An answer about another token than this tab's would be a fault of this test, not of the app.
    if (owner !== before.id) throw new ApiError('aborted', 'aborted');
    return { ...before, roles: [...(server.accounts.get(owner)?.roles ?? [])] };
  },
  endOnServer: async (token: string): Promise<void> => {
    server.revoked.add(token);
  },
}));

const ended = new Set<string>();
const faults: string[] = [];

/** Writes down whatever must never happen, at the moment when it does. */
function observe({ name, store }: Tab): void {
  store.subscribe((event, before) => {
    const now = store.get();
    if (now.status === 'signedIn') {
      if (server.owners.get(now.token) !== now.user.id) faults.push(`${name}: a token of somebody else`);
      // Ended in the other tab a moment ago, and not yet heard of here, is not coming back.
      const went = before.status !== 'signedIn' || before.token !== now.token;
      if (went && ended.has(now.token)) faults.push(`${name}: ${now.token} came back with ${event}`);
    }
    const over = ['signedOut', 'expired', 'timedOut', 'roleLost'].includes(event);
    if (over && before.status === 'signedIn') ended.add(before.token);
    if (event === 'expired' && before.status !== 'signedIn') faults.push(`${name}: expired twice`);
  });
}

const user = (account: Account): SessionUser => ({
  id: account.id,
  userProfileId: null,
  email: `${account.id}@example.test`,
  firstName: account.id,
  lastName: 'User',
  role: 'end_user',
  roles: [...account.roles],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

let tokens = 0;
const ROLES = [['end_user'], ['administrator'], ['end_user', 'admin'], [], ['GHOST']];

type Step = readonly [name: string, run: (tab: Tab, random: () => number) => unknown];
const currentToken = ({ store }: Tab): string | null => {
  const now = store.get();
  return now.status === 'signedIn' ? now.token : null;
};

const STEPS_THERE_ARE: readonly Step[] = [
  [
    'login',
    (tab, random) => {
      if (tab.store.get().status === 'restoring') return;
      const account = pick([...server.accounts.values()], random);
      tokens += 1;
      const token = `token-${tokens}`;
      server.owners.set(token, account.id);
      tab.store.signedIn(user(account), token, random() < 0.5 ? `refresh-${tokens}` : null);
    },
  ],
  [
    'logout',
    (tab) => {
      tab.store.signOut();
      if (tab.store.get().status === 'signedIn') faults.push('still signed in after a logout');
    },
  ],
  [
    'switch',
    (tab, random) => tab.switching.switchRole(pick(['User', 'Admin'], random)).catch(() => undefined),
  ],
  [
    'switch',
    (tab, random) => tab.switching.switchRole(pick(['User', 'Admin'], random)).catch(() => undefined),
  ],
  [
    '401 for the current token, twenty times',
    (tab) => {
      const token = currentToken(tab);
      if (token === null) return;
      server.revoked.add(token);
      for (let times = 0; times < 20; times += 1) tab.store.expire(token);
    },
  ],
  [
    '401 for an old token',
    (tab, random) => {
      const before = currentToken(tab);
      tab.store.expire(
        pick(
          [...ended, 'unknown'].filter((token) => token !== before),
          random,
        ),
      );
      if (currentToken(tab) !== before) faults.push(`${tab.name}: an old token ended the session`);
    },
  ],
  ['the server ends the session', (tab) => void server.revoked.add(currentToken(tab) ?? '')],
  [
    'the server changes roles',
    (_tab, random) => {
      pick([...server.accounts.values()], random).roles = pick(ROLES, random);
    },
  ],
  [
    'the computer sleeps for an hour',
    (tab) => {
      vi.setSystemTime(Date.now() + 3_600_000);
      tell(tab, new Event('focus'));
    },
  ],
  ['a validation', (tab) => tab.check.checkSession().then(tab.validation.validated)],
  [
    'somebody does something',
    () => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
  ],
  [
    'reload',
    (tab) => {
      tab.stop();
      start(tab);
    },
  ],
  ['focus', (tab) => void tell(tab, new Event('focus'))],
  [
    'away in the back-forward cache, and back',
    (tab) => {
      tell(tab, new PageTransitionEvent('pagehide', { persisted: true }));
      if (tab.store.get().status === 'signedIn') faults.push('content in the back-forward cache');
      setTimeout(() => tell(tab, new PageTransitionEvent('pageshow', { persisted: true })), 30);
    },
  ],
  [
    'offline or online',
    (tab) => {
      server.online = !server.online;
      if (server.online) tell(tab, new Event('online'));
    },
  ],
  ['a stranger removes a key', (_tab, random) => localStorage.removeItem(pick(KEYS, random))],
  [
    'a stranger forges the role',
    (_tab, random) => localStorage.setItem('current_role', pick(['Admin', 'x'], random)),
  ],
];

/** What does not hold, though the tabs had a second. */
function problems(): readonly string[] {
  const stored = KEYS.filter((key) => localStorage.getItem(key) !== null);
  const token = localStorage.getItem('auth_token');
  const text = localStorage.getItem('auth_user');
  const whole = token !== null && text !== null;
  const found = [...faults];
  if (!whole && stored.length > 0) found.push(`half a session: ${stored.join(' ')}`);
  if (token !== null && ended.has(token)) found.push(`${token} came back`);
  for (const { name, store, role: roles } of tabs) {
    const now = store.get();
    const { role, switching } = roles.getRoleState();
    if (now.status !== (whole ? 'signedIn' : 'signedOut')) found.push(`${name} is ${now.status}`);
    if (switching !== null) found.push(`${name} is still switching`);
    if (now.status !== 'signedIn') {
      if (role !== null) found.push(`${name} has a role without a session`);
      continue;
    }
    if (now.token !== token || text?.includes(`"id":"${now.user.id}"`) !== true)
      found.push(`${name} is somebody else`);
    if (role === null || !mapServerRoles(now.user.roles).includes(role))
      found.push(`${name} has no right to ${role}`);
  }
  return found;
}

describe('500 random lives of two tabs', () => {
  beforeAll(async () => {
    for (const name of ['tab 1', 'tab 2']) observe(await newTab(name));
  });
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15) });
    splitEvents();
    spreadStorageEvents();
  });
  afterEach(() => {
    vi.useRealTimers();
    joinEvents();
  });
  afterAll(() => vi.resetModules());

  it('never leave half a session, and never bring one back', { timeout: 120_000 }, async () => {
    const random = generator(SEED);
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      localStorage.clear();
      ended.clear();
      server.online = true;
      server.accounts = new Map(['ada', 'bob'].map((id) => [id, { id, roles: pick(ROLES, random) }]));
      for (const tab of tabs) start(tab);
      const trail: string[] = [`sequence ${sequence}`];
      for (let step = 0; step < STEPS; step += 1) {
        const tab = pick(tabs, random);
        const [name, run] = pick(STEPS_THERE_ARE, random);
        trail.push(`${tab.name}: ${name}`);
        // Not waited for: what a step began may end in the middle of the next ones.
        void as(tab, () => run(tab, random));
        await vi.advanceTimersByTimeAsync(pick([0, 0, 3, 40, 1100], random));
        if (faults.length > 0) break;
      }
      await vi.advanceTimersByTimeAsync(6000);
      expect({ trail, problems: problems() }).toEqual({ trail, problems: [] });
      for (const tab of tabs) tab.stop();
    }
  });
});
