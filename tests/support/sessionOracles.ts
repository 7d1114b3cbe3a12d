import { ACCOUNTS, expect, PASSWORD } from './browser';
import type { Stage } from './faultStage';
import { type Outcome, type TabIndex, TABS, type TabState, type World } from './sessionModel';
import type { TwoBrowserTabs } from './twoBrowserTabs';

/** Compares what two tabs show with the model, and looks for data that must not be anywhere. */
const INITIALS = { user: 'RS', admin: 'GT', both: 'SK' } as const;
const HEADINGS: Readonly<Record<string, string>> = {
  '/jobs': 'Jobs',
  '/dashboard': 'Dashboard',
  '/settings': 'Settings',
};
const SESSION_KEYS = ['auth_user', 'auth_token', 'auth_refresh_token', 'refresh_token', 'current_role'];

interface Seen {
  readonly path: string;
  readonly wanted: string | null;
  readonly who: string | null;
  readonly role: string | null;
  readonly heading: string;
  readonly working: boolean;
}

/** What a tab shows; a text while it is loading another document. */
const look = (tabs: TwoBrowserTabs, tab: TabIndex): Promise<Seen | string> =>
  tabs
    .page(tab)
    .evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
      const [profile] = shown('#profile-button');
      const badge = profile?.querySelector('[data-badge]')?.getAttribute('data-badge');
      return {
        path: location.pathname,
        wanted: window.sessionStorage.getItem('visatalent_return_to'),
        who: profile?.querySelector('[data-initials]')?.getAttribute('data-initials') ?? null,
        role: profile === undefined ? null : (badge ?? 'User'),
        heading: shown('main h1')[0]?.innerText ?? '',
        working:
          shown('[role="progressbar"], [aria-busy="true"], [role="dialog"], [role="alertdialog"]').length > 0,
      };
    })
    .catch((error: Error) => error.message);

const expectedOf = (
  { path, wanted }: TabState,
  { session, role }: Outcome['world'],
): Omit<Seen, 'heading'> => ({
  path,
  wanted,
  who: session === null ? null : INITIALS[session.account],
  role,
  working: false,
});

/**
 * Waits until both tabs and storage match the model. A role that was removed from storage may be put back by
 * a tab that has not yet noticed an earlier login.
 * @returns the state of the model that they show
 */
export async function agree(tabs: TwoBrowserTabs, outcome: Outcome, trail: string): Promise<World> {
  const { world } = outcome;
  const login = world.session === null ? undefined : tabs.logins[world.session.number - 1];
  const matching = (of: TabIndex, seen: Seen | string): TabState | undefined =>
    outcome.tabs[of].find((state) => {
      if (typeof seen === 'string') return false;
      const { heading, ...rest } = seen;
      const right = HEADINGS[state.path];
      return (
        JSON.stringify(rest) === JSON.stringify(expectedOf(state, world)) &&
        (right === undefined ? heading !== '' : heading === right)
      );
    });
  const mayBeStored = [world.storedRole, ...(world.storedRole === null ? [world.role] : [])];
  let storedRole: string | null = null;
  let found: readonly (TabState | undefined)[] = [];
  const differences = async (): Promise<string> => {
    const [first, second, stored] = await Promise.all([look(tabs, 0), look(tabs, 1), tabs.storage()]);
    found = [matching(0, first), matching(1, second)];
    const kept = {
      keys: SESSION_KEYS.filter((key) => stored[key] !== undefined),
      token: stored.auth_token,
      id: stored.auth_user === undefined ? undefined : (JSON.parse(stored.auth_user) as { id: string }).id,
      role: stored.current_role,
    };
    storedRole = kept.role ?? null;
    const right =
      login === undefined
        ? kept.keys.length === 0
        : kept.token === login.token && kept.id === login.id && mayBeStored.includes(storedRole);
    const seen = [first, second];
    return JSON.stringify([
      ...TABS.filter((at) => found[at] === undefined).map((at) => ({ tab: at, shows: seen[at] })),
      ...(right ? [] : [{ storage: kept }]),
    ]);
  };
  await expect
    .poll(differences, {
      message: `${trail}\nexpected ${JSON.stringify({ ...outcome, token: login?.token })}`,
      intervals: [10, 20, 30, 50, 50, 100, 100, 250],
      timeout: 20_000,
    })
    .toBe('[]');
  const [first, second] = found;
  if (first === undefined || second === undefined) throw new Error('Nothing was found');
  return { ...world, storedRole, tabs: [first, second] };
}

/**
 * How long, in ms, a tab may take to notice the end of a session in another tab (a
 * second), and its last request to arrive.
 */
const HEARD_AFTER = 2000;

/**
 * G7: after its end a session sends only one more request, the logout.
 * @param since when it ended, by the server's clock
 */
export function silentAfterEnd(stage: Stage, token: string, since: number, trail: string): void {
  const said = stage.api.ledger
    .filter(({ at, headers }) => at > since + HEARD_AFTER && headers.authorization === `Bearer ${token}`)
    .map(({ method, path, at }) => `${method} ${path} after ${Math.round(at - since)} ms`);
  expect(
    said.filter((line) => !line.startsWith('POST /api/auth/logout ')),
    trail,
  ).toEqual([]);
}

/** G5: secrets are only in their own place, and nothing remains of a person who has left. */
export async function nothingLeaked(
  tabs: TwoBrowserTabs,
  stage: Stage,
  lines: readonly string[],
): Promise<void> {
  const tokens = tabs.logins.map(({ token }) => token);
  const {
    auth_user: _user,
    auth_token: _token,
    auth_refresh_token: _refresh,
    ...elsewhere
  } = await tabs.storage();
  const places = await Promise.all(
    TABS.map((tab) =>
      tabs
        .page(tab)
        .evaluate(() =>
          JSON.stringify([
            location.href,
            document.title,
            window.name,
            history.state,
            document.cookie,
            Object.entries(window.sessionStorage),
            document.documentElement.outerHTML,
          ]),
        ),
    ),
  );
  const text = [
    ...places,
    JSON.stringify(elsewhere),
    ...lines,
    ...stage.api.ledger.map(({ path }) => path),
  ].join('\n');
  for (const secret of [PASSWORD, ...tokens]) expect(text).not.toContain(secret);
  const outside = [JSON.stringify(elsewhere), ...lines, ...stage.api.ledger.map(({ path }) => path)].join(
    '\n',
  );
  for (const email of Object.values(ACCOUNTS)) expect(outside).not.toContain(email);
}
