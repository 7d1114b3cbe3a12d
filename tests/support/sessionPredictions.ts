import type { Account } from './browser';
import {
  type Outcome,
  type Role,
  ROLES_OF,
  type Step,
  type TabIndex,
  type TabState,
  type World,
} from './sessionModel';

/** The effect of each step on the model's state. */
const HOME_OF: Readonly<Record<Role, string>> = { User: '/dashboard', Admin: '/admin' };
const isPublic = (path: string): boolean => path === '/' || path === '/jobs';
const maySee = (path: string, role: Role): boolean => path !== '/admin' || role === 'Admin';
const NOTHING = { wanted: null, owner: null } as const;

/** The page where a person in this role ends after asking for a page. */
const landsOn = (wanted: string | null, role: Role): string =>
  wanted !== null && wanted !== '/' && maySee(wanted, role) ? wanted : HOME_OF[role];

/** A sign-in, in this or another tab. */
const arrives = ({ path, wanted, owner }: TabState, role: Role, account: Account): TabState => {
  const own = owner === null || owner === account ? wanted : null;
  return { ...NOTHING, path: path === '/' || own !== null ? landsOn(own, role) : landsOn(path, role) };
};

/** This tab noticed the end of the session first. */
const endsHere = (tab: TabState, owner: Account | null): TabState =>
  isPublic(tab.path) ? { ...tab, path: '/' } : { path: '/', wanted: tab.path, owner };
/** Another tab noticed the end first, or storage was cleared. */
const endsElsewhere = (tab: TabState): TabState => ({ ...tab, path: isPublic(tab.path) ? tab.path : '/' });

/** A role switch: leaves the old role's home page, and pages that the new role may not see. */
const switches = (tab: TabState, from: Role | null, to: Role): TabState =>
  from !== to && from !== null && (tab.path === HOME_OF[from] || !maySee(tab.path, to))
    ? { ...tab, path: HOME_OF[to] }
    : tab;

/** Opens or shows a page. */
const visits = (path: string, before: Omit<TabState, 'path'>, role: Role | null): TabState => {
  if (role !== null) return { ...NOTHING, path: landsOn(path, role) };
  return isPublic(path) ? { ...before, path } : { path: '/', wanted: path, owner: null };
};

const OVER = { session: null, role: null, storedRole: null } as const;

export function predict(world: World, step: Step): Outcome {
  const { tabs, session, role } = world;
  const each = (of: (tab: TabState, at: TabIndex) => readonly TabState[]): Outcome['tabs'] => [
    of(tabs[0], 0),
    of(tabs[1], 1),
  ];
  const same = each((tab) => [tab]);
  const signsIn = (account: keyof typeof ROLES_OF): Outcome => {
    const [next] = ROLES_OF[account];
    const logins = world.logins + 1;
    // A tab may notice the new role before the new person: it is then a role switch of the previous person.
    const owned = session !== null && ROLES_OF[session.account].includes(next);
    return {
      world: { ...world, session: { account, number: logins }, logins, role: next, storedRole: next },
      tabs: each((tab) => [
        arrives(tab, next, account),
        ...(owned ? [arrives(switches(tab, role, next), next, account)] : []),
      ]),
    };
  };
  /** A page that starts reads its role from storage, or stores one that the person has. */
  const starts = (of: TabIndex, as: (tab: TabState, role: Role | null) => TabState): Outcome => {
    if (session === null) return { world, tabs: each((tab, at) => [at === of ? as(tab, null) : tab]) };
    const available = ROLES_OF[session.account];
    const next = available.find((name) => name === world.storedRole) ?? available[0];
    return {
      world: { ...world, role: next, storedRole: next },
      tabs: each((tab, at) => [at === of ? as(tab, next) : switches(tab, role, next)]),
    };
  };

  switch (step.does) {
    case 'login':
    case 'login elsewhere':
      return signsIn(step.account);
    case 'logout':
      return {
        world: { ...world, ...OVER },
        tabs: each((tab, at) => [at === step.tab ? { ...NOTHING, path: '/' } : endsElsewhere(tab)]),
      };
    case 'switch':
      return {
        world: { ...world, role: step.role, storedRole: step.role },
        tabs: each((tab) => [switches(tab, role, step.role)]),
      };
    // A check that began earlier, in either tab, may notice it first; a tab that
    // checks or starts later finds nobody.
    case '401':
    case 'timeout':
      return {
        world: { ...world, ...OVER },
        tabs: each((tab) => [endsHere(tab, session?.account ?? null), endsElsewhere(tab)]),
      };
    case 'tab':
      return starts(step.tab, (_closed, as) => visits(step.path, NOTHING, as));
    case 'reload':
      return starts(step.tab, (tab, as) => visits(tab.path, tab, as));
    case 'go':
      return {
        world,
        tabs: each((tab, at) => [at === step.tab ? visits(step.path, tab, role) : tab]),
      };
    case 'lose key':
      return step.key === 'current_role'
        ? { world: { ...world, storedRole: null }, tabs: same }
        : { world: { ...world, ...OVER }, tabs: each((tab) => [endsElsewhere(tab)]) };
    case 'forge role': {
      // Accepted if the person has this role; ignored otherwise.
      const owned = session === null ? undefined : ROLES_OF[session.account].find((own) => own === step.role);
      // A value that is no role is removed from storage.
      const stored = step.role === 'Admin' ? step.role : null;
      return {
        world: { ...world, storedRole: stored, role: owned ?? role },
        tabs: owned === undefined ? same : each((tab) => [switches(tab, role, owned)]),
      };
    }
    case 'offline':
    case 'online':
      return { world: { ...world, online: step.does === 'online' }, tabs: same };
    case 'stay':
      break;
  }
  return { world, tabs: same };
}
