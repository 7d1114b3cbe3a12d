import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { ROLE_NAMES, type RoleName } from '@/config/roles';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { DAY } from '@/config/time';
import { jsonEntry, rawEntry } from './entry';
import { APPLY_KEY, DEV_PREFIX, PREFIX } from './prefix';
import { ACTIVITY_KEY, ROLE_KEY, SESSION_KEYS } from './sessionKeys';
import { toSessionUser } from './sessionUser';

/**
 * All keys that the app uses in browser storage. The literal names are
 * contracts; all others have the prefix.
 */
const prefixed = (name: string): string => `${PREFIX}${name}`;
/** Whether a key has the app's prefix, in any version of the app. Development has its own prefix. */
export const isPrefixed = (key: string): boolean =>
  key.startsWith(PREFIX) && (PREFIX === DEV_PREFIX || !key.startsWith(DEV_PREFIX));

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (raw: string): T | undefined =>
    values.find((value) => value === raw);
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const time = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
const list = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
const MOST_KEPT = 5000;
const textsByName = (value: unknown): Readonly<Record<string, string>> | undefined => {
  const texts = Object.values(record(value) ?? { '': null });
  return texts.every((text) => typeof text === 'string' && text.length <= MOST_KEPT)
    ? (value as Readonly<Record<string, string>>)
    : undefined;
};
const timesByUser = (value: unknown): Readonly<Record<string, readonly number[]>> | undefined => {
  const entries = Object.entries(record(value) ?? { '': null });
  const checked = entries.map(([user, times]) => [user, list(times)?.filter((at) => time(at) !== undefined)]);
  return checked.every(([, times]) => times !== undefined)
    ? (Object.fromEntries(checked) as Record<string, number[]>)
    : undefined;
};
/**
 * A token that can be sent in a header: visible ASCII characters only (R-1071);
 * undefined for any other value.
 */
export const usableToken = (raw: unknown): string | undefined =>
  typeof raw === 'string' &&
  raw.length <= 16_384 &&
  /^[\x21-\x7e]+$/.test(raw) &&
  !/^(undefined|null)$/.test(raw)
    ? raw
    : undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const someText = (raw: string): string | undefined => (raw === '' ? undefined : raw);

export const sessionUser = jsonEntry(SESSION_KEYS.user, toSessionUser);
export const token = rawEntry(SESSION_KEYS.token, usableToken);
export const refreshToken = rawEntry('auth_refresh_token', usableToken);
export const legacyRefreshToken = rawEntry('refresh_token', usableToken);
export const currentRole = rawEntry<RoleName>(ROLE_KEY, oneOf(ROLE_NAMES));

export const themeVariant = rawEntry<ThemeVariant>('theme-variant', oneOf(THEME_VARIANTS));
export const isDarkMode = jsonEntry('is-dark-mode', flag);
export const useGradientText = jsonEntry('use-gradient-text', flag);
export const useGradientBackgrounds = jsonEntry('use-gradient-backgrounds', flag);
export const isRtl = jsonEntry('is-rtl', flag);
/** Whether the administrators' side menu is hidden. */
export const adminMenu = jsonEntry(prefixed('admin_menu'), flag);
/** Ids of the users who have hidden the first steps, oldest first. */
export const FIRST_STEPS_KEPT = 20;
export const firstSteps = jsonEntry(prefixed('first_steps'), (value) => {
  const ids = list(value);
  return ids?.every((id) => typeof id === 'string' && id.length <= 200) === true
    ? (ids as readonly string[]).slice(-FIRST_STEPS_KEPT)
    : undefined;
});
/** Whether single-key shortcuts are on. */
export const shortcuts = jsonEntry(prefixed('shortcuts'), flag);
export const language = rawEntry<LanguageCode>('language', oneOf(LANGUAGE_CODES));

export const STORAGE_VERSION = '1';
/** Version of the shapes of the prefixed keys. Expendable, because nothing is lost if it cannot be stored. */
export const version = { ...rawEntry(prefixed('version'), (raw) => raw), expendable: true } as const;
/** Log entries, oldest first; each is checked by the logger. */
export const storedLog = { ...jsonEntry(prefixed('log'), list), expendable: true } as const;
/** Role audit entries, oldest first; each is checked by src/identity/roles/audit. */
export const roleAudit = jsonEntry(prefixed('role_audit'), list);
/** When each user switched roles within the window, in ms since the epoch. */
export const roleSwitches = jsonEntry(prefixed('role_switches'), timesByUser);
/** The last activity in any tab, in ms since the epoch. */
export const lastActivity = jsonEntry(ACTIVITY_KEY, time);
/** Unsaved form values by form name; each form checks its own. */
export const drafts = jsonEntry(prefixed('drafts'), record);

export interface OfflineUse {
  /** The person whose data this device stores. */
  readonly userId: string;
  /** When offline use was switched on or the session timed out, in ms since the epoch. */
  readonly at: number;
  /** Number of entries in the outbox, which is in the database. */
  readonly waiting?: number;
  /** The refresh token is stored for offline use only and deleted with it. */
  readonly renews?: true;
}
/** The person who uses this device offline. */
export const offlineUse = jsonEntry(prefixed('offline'), (value): OfflineUse | undefined => {
  const { userId, at, waiting, renews } = record(value) ?? {};
  const [when, count] = [time(at), time(waiting)];
  if (!isText(userId) || userId === '' || when === undefined) return undefined;
  return {
    userId,
    at: when,
    ...(count === undefined ? {} : { waiting: count }),
    ...(renews === true ? { renews } : {}),
  };
});
/**
 * ISO time until which the notice of a new version is hidden. One more than a day ahead was stored by a clock that was
 * wrong, and would hide it until then.
 */
export const updateLater = rawEntry(prefixed('update_later'), (raw) =>
  Date.parse(raw) <= Date.now() + DAY ? raw : undefined,
);

/** Messages and answers that were not sent yet, oldest first; src/layout/outbox checks each entry. */
export const outbox = jsonEntry(prefixed('outbox'), list);

/**
 * Answers about the document plan that the server does not have, by user id; src/features/plan checks them.
 */
export const planOnDevice = jsonEntry(prefixed('plan'), record);

/** A job that was opened or saved on this device. */
export interface StoredJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The server no longer has the job. */
  readonly gone?: true;
}
interface StoredSearch {
  readonly id: string;
  readonly name: string;
  /** The query string of the jobs page, without its page number and question mark. */
  readonly query: string;
  /** Jobs posted after it are new; in ms since the epoch. */
  readonly at: number;
}
/** The last job list of this tab, through which 'Previous job' and 'Next job' move. */
export interface StoredResults {
  /** The query string of the list, with the question mark; '' for the list without filters. */
  readonly address: string;
  readonly page: number;
  readonly pages: number;
  readonly ids: readonly string[];
  /** The path segments of the jobs, in the order of `ids`. */
  readonly segments: readonly string[];
}
const ID_LENGTH = 200;
/**
 * The checked items of a list; undefined when any item has another shape, because
 * then the app did not write the list.
 */
const listOf =
  <T>(most: number, guard: (item: Readonly<Record<string, unknown>>) => T | undefined) =>
  (value: unknown): readonly T[] | undefined => {
    const items = list(value)?.map((item) => guard(record(item) ?? {}));
    return items?.every((item) => item !== undefined) ? items.slice(0, most) : undefined;
  };
const keptJob = ({
  id,
  title,
  company,
  at,
  gone,
}: Readonly<Record<string, unknown>>): StoredJob | undefined => {
  const when = time(at);
  return isText(id) &&
    id !== '' &&
    id.length <= ID_LENGTH &&
    isText(title) &&
    isText(company) &&
    when !== undefined
    ? { id, title, company, at: when, ...(gone === true ? { gone } : {}) }
    : undefined;
};
const keptSearch = ({ id, name, query, at }: Readonly<Record<string, unknown>>): StoredSearch | undefined => {
  const when = time(at);
  if (!isText(name) || !isText(query) || when === undefined) return undefined;
  // Searches of earlier versions have no id. They get one when the list is next written.
  return { id: isText(id) ? id : `${when} ${query}`, name, query, at: when };
};
const keptResults = (value: unknown): StoredResults | undefined => {
  const { address, page, pages, ids, segments } = record(value) ?? {};
  const [at, of] = [time(page), time(pages)];
  const [known, shown] = [list(ids)?.filter(isText), list(segments)?.filter(isText)];
  return isText(address) &&
    at !== undefined &&
    of !== undefined &&
    known?.length === shown?.length &&
    known &&
    shown
    ? { address, page: at, pages: of, ids: known, segments: shown }
    : undefined;
};
const applyWish = (value: unknown) => {
  const { id, title, at } = record(value) ?? {};
  const when = time(at);
  return isText(id) && isText(title) && when !== undefined ? { id, title, at: when } : undefined;
};
export const KEPT_JOBS = { recent: 20, saved: 50, searches: 20 } as const;
/** Jobs that were opened, newest first. */
export const recentJobs = jsonEntry(prefixed('recent_jobs'), listOf(KEPT_JOBS.recent, keptJob));
/** Jobs saved by a signed-out person, or with a server that has no saved jobs; newest first. */
export const savedOnDevice = jsonEntry(prefixed('saved_jobs'), listOf(KEPT_JOBS.saved, keptJob));
export const searchesOnDevice = jsonEntry(prefixed('searches'), listOf(KEPT_JOBS.searches, keptSearch));
export const results = jsonEntry(prefixed('results'), keptResults, 'session');
/** The job that a person wanted to apply for before signing in. */
export const applyFor = jsonEntry(APPLY_KEY, applyWish, 'session');

/** The address that a person wanted before signing in; src/identity checks that it is within the app. */
export const returnTo = rawEntry(prefixed('return_to'), someText, 'session');
/** Id of the user whose session ended on that address; missing when a visitor asked for it. */
export const returnToOwner = rawEntry(prefixed('return_to_owner'), someText, 'session');
/** The inputs of the tools in this tab, by tool, in the form of their links; each tool checks its own. */
export const toolInputs = {
  ...jsonEntry(prefixed('tool_inputs'), textsByName, 'session'),
  expendable: true,
} as const;
export const linkedInState = rawEntry(prefixed('linkedin_state'), someText, 'session');
/** This tab was reloaded once to get rid of a service worker. */
export const leftWorker = rawEntry(prefixed('left_worker'), someText, 'session');
/** The build for which this tab was reloaded once because a chunk of it was missing. */
export const reloadedFor = rawEntry(prefixed('reloaded_for'), someText, 'session');

/** The entries that are removed first when storage is full. */
export const EXPENDABLE = [storedLog] as const;
