import { vi } from 'vitest';
import type { SessionUser } from '@/storage/sessionUser';
import { KEYS, pick, start, stranger, type Tab, tabs, tell } from './twoTabs.fixture';

/** The server and the network around two tabs, and every step that the model test can take (F-145). */
export interface Account {
  readonly id: string;
  roles: string[];
}
/** The state of the server: the owner of each token, and which tokens are revoked. */
export const server = {
  online: true,
  accounts: new Map<string, Account>(),
  owners: new Map<string, string>(),
  revoked: new Set<string>(),
};

/** Tokens of sessions that have ended. */
export const ended = new Set<string>();
/** Descriptions of what happened and must never happen. */
export const faults: string[] = [];

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
export const ROLES = [['end_user'], ['administrator'], ['end_user', 'admin'], [], ['GHOST']];

type Step = readonly [name: string, run: (tab: Tab, random: () => number) => unknown];
const currentToken = ({ identity }: Tab): string | null => {
  const now = identity.session.get();
  return now.status === 'signedIn' ? now.token : null;
};

export const STEPS_THERE_ARE: readonly Step[] = [
  [
    'login',
    (tab, random) => {
      if (tab.identity.session.get().status === 'restoring') return;
      const account = pick([...server.accounts.values()], random);
      tokens += 1;
      const token = `token-${tokens}`;
      server.owners.set(token, account.id);
      tab.identity.session.signedIn(user(account), token, random() < 0.5 ? `refresh-${tokens}` : null);
    },
  ],
  [
    'logout',
    (tab) => {
      tab.identity.session.signOut();
      if (tab.identity.session.get().status === 'signedIn') faults.push('still signed in after a logout');
    },
  ],
  [
    'switch',
    (tab, random) => tab.identity.switchRole(pick(['User', 'Admin'], random)).catch(() => undefined),
  ],
  [
    'switch',
    (tab, random) => tab.identity.switchRole(pick(['User', 'Admin'], random)).catch(() => undefined),
  ],
  [
    '401 for the current token, twenty times',
    (tab) => {
      const token = currentToken(tab);
      if (token === null) return;
      server.revoked.add(token);
      for (let times = 0; times < 20; times += 1) tab.identity.session.expire(token);
    },
  ],
  [
    '401 for an old token',
    (tab, random) => {
      const before = currentToken(tab);
      tab.identity.session.expire(
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
  ['a validation', ({ identity }) => identity.check().then(identity.validation.validated)],
  [
    'somebody does something',
    () => {
      for (const tab of tabs) tell(tab, new Event('keydown'));
    },
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
      if (tab.identity.session.get().status === 'signedIn') faults.push('content in the back-forward cache');
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
  ['a stranger removes a key', (_tab, random) => stranger().removeItem(pick(KEYS, random))],
  [
    'a stranger forges the role',
    (_tab, random) => stranger().setItem('current_role', pick(['Admin', 'x'], random)),
  ],
];
