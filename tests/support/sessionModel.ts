import type { Random } from '../../embedded-backend/seed/random';
import type { Account } from './browser';

/**
 * A model of what two tabs of one browser must show after any event of a session (F-145). It is a pure
 * function of docs/requirements.md and uses nothing of the app's code. When two tabs may end a session at the
 * same moment, either may notice first, so a tab can have more than one right answer.
 */
export type Role = 'User' | 'Admin';
export const ROLES_OF: Readonly<Record<Account, readonly [Role, ...Role[]]>> = {
  user: ['User'],
  admin: ['Admin'],
  // The highest role first: a login chooses it.
  both: ['Admin', 'User'],
};

export interface TabState {
  readonly path: string;
  /** The page in this tab that a sign-in leads to. */
  readonly wanted: string | null;
  /** The only person whom it leads there, if it is the page on which a session ended. */
  readonly owner: Account | null;
}

export interface World {
  readonly online: boolean;
  /** Whose session it is, and the number of its login since the beginning. */
  readonly session: { readonly account: Account; readonly number: number } | null;
  readonly logins: number;
  readonly role: Role | null;
  /** The role in storage, whoever wrote it. */
  readonly storedRole: string | null;
  readonly tabs: readonly [TabState, TabState];
}

export const TABS = [0, 1] as const;
export type TabIndex = (typeof TABS)[number];
const ACCOUNTS = ['user', 'admin', 'both'] as const satisfies readonly Account[];
const OPENED = ['/', '/jobs', '/dashboard', '/admin', '/settings'] as const;

export type Step =
  | { readonly does: 'login'; readonly tab: TabIndex; readonly account: Account }
  | { readonly does: 'login elsewhere'; readonly account: Account }
  | { readonly does: 'logout'; readonly tab: TabIndex }
  | { readonly does: 'switch'; readonly tab: TabIndex; readonly role: Role }
  | { readonly does: '401'; readonly tab: TabIndex; readonly noticedBy: 'a check' | 'a reload' }
  | { readonly does: 'timeout' }
  | { readonly does: 'stay'; readonly tab: TabIndex }
  | { readonly does: 'tab'; readonly tab: TabIndex; readonly path: string }
  | { readonly does: 'reload'; readonly tab: TabIndex }
  | { readonly does: 'go'; readonly tab: TabIndex; readonly path: string }
  | { readonly does: 'offline' | 'online' }
  | { readonly does: 'forge role'; readonly role: string }
  | { readonly does: 'lose key'; readonly key: 'auth_token' | 'auth_user' | 'current_role' };

export interface Outcome {
  readonly world: Omit<World, 'tabs'>;
  /** For each tab, all states that it may show. */
  readonly tabs: readonly [readonly TabState[], readonly TabState[]];
}

const NOWHERE: TabState = { path: '/', wanted: null, owner: null };
export const BEGINNING: World = {
  online: true,
  session: null,
  logins: 0,
  role: null,
  storedRole: null,
  tabs: [NOWHERE, NOWHERE],
};

/** All possible next steps, with random parameters. A step that is listed twice happens twice as often. */
export function possibleSteps({ session, role, online }: World, random: Random): readonly Step[] {
  const tab = random.pick(TABS);
  const path = random.pick(OPENED);
  const account = random.pick(ACCOUNTS);
  const noticedBy = random.pick(['a check', 'a reload'] as const);
  const forged: Step = { does: 'forge role', role: random.pick(['Admin', 'x']) };
  const lost: Step = {
    does: 'lose key',
    key: random.pick(['auth_token', 'auth_user', 'current_role'] as const),
  };
  const always: readonly Step[] = [
    { does: 'go', tab, path },
    { does: 'login elsewhere', account },
  ];
  const network: readonly Step[] = online
    ? [{ does: 'reload', tab }, { does: 'tab', tab, path }, { does: 'offline' }]
    : [{ does: 'online' }, { does: 'online' }];
  if (session === null) {
    return [...always, ...network, ...(online ? [{ does: 'login', tab, account } as const] : [])];
  }
  const logout: Step = { does: 'logout', tab };
  const switched: Step = { does: 'switch', tab, role: role === 'Admin' ? 'User' : 'Admin' };
  return [
    ...always,
    ...network,
    logout,
    { does: 'timeout' },
    { does: 'stay', tab },
    forged,
    lost,
    ...(session.account === 'both' ? [switched, switched, switched] : []),
    ...(online ? [{ does: '401', tab, noticedBy } as const] : []),
  ];
}
