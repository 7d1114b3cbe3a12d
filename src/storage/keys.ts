import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { ROLE_NAMES, type RoleName } from '@/config/roles';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { jsonEntry, rawEntry } from './entry';
import { SESSION_KEYS } from './sessionKeys';
import { toSessionUser } from './sessionUser';

/**
 * Every key that the app keeps in the browser.
 * Literal names are contracts; everything else carries the prefix.
 */
const DEV_PREFIX = 'visatalent_dev_';
const PREFIX = import.meta.env.DEV ? DEV_PREFIX : 'visatalent_';
const prefixed = (name: string): string => `${PREFIX}${name}`;
/** Whether a key is the app's under its prefix, from whatever version; development's are its own. */
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
/** A token is usable when it can stand in a header: visible ASCII only (R-1071). */
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
export const currentRole = rawEntry<RoleName>('current_role', oneOf(ROLE_NAMES));

export const themeVariant = rawEntry<ThemeVariant>('theme-variant', oneOf(THEME_VARIANTS));
export const isDarkMode = jsonEntry('is-dark-mode', flag);
export const useGradientText = jsonEntry('use-gradient-text', flag);
export const useGradientBackgrounds = jsonEntry('use-gradient-backgrounds', flag);
export const isRtl = jsonEntry('is-rtl', flag);
/** Whether the administrators' side menu is hidden. */
export const adminMenu = jsonEntry(prefixed('admin_menu'), flag);
/** Who has hidden the first steps, by user id, the oldest first. */
export const FIRST_STEPS_KEPT = 20;
export const firstSteps = jsonEntry(prefixed('first_steps'), (value) => {
  const ids = list(value);
  return ids?.every((id) => typeof id === 'string' && id.length <= 200) === true
    ? (ids as readonly string[]).slice(-FIRST_STEPS_KEPT)
    : undefined;
});
/** Whether single keys do something. */
export const shortcuts = jsonEntry(prefixed('shortcuts'), flag);
export const language = rawEntry<LanguageCode>('language', oneOf(LANGUAGE_CODES));

export const STORAGE_VERSION = '1';
/** Of the prefixed keys' shapes. Where it cannot be stored nothing else is lost, so nobody is told. */
export const version = { ...rawEntry(prefixed('version'), (raw) => raw), expendable: true } as const;
/** Log entries, oldest first; each is checked by the logger. */
export const storedLog = { ...jsonEntry(prefixed('log'), list), expendable: true } as const;
/** Role audit entries, oldest first; each is checked by src/identity/roles/audit. */
export const roleAudit = jsonEntry(prefixed('role_audit'), list);
/** When each user switched roles within the window, in ms since the epoch. */
export const roleSwitches = jsonEntry(prefixed('role_switches'), timesByUser);
/** When anybody last did something in any tab, in ms since the epoch. */
export const lastActivity = jsonEntry(prefixed('last_activity'), time);
/** Unsaved work by form name; each form checks its own. */
export const drafts = jsonEntry(prefixed('drafts'), record);

export interface OfflineUse {
  /** Whose data this device keeps. */
  readonly userId: string;
  /** Since when, or when their session ended by itself (ms). */
  readonly at: number;
  /** So many entries wait to be sent: they stand in the database. */
  readonly waiting?: number;
  /** The refresh token is stored for offline use alone, and goes with it. */
  readonly renews?: true;
}
/** Who uses this device offline. */
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
/** Until when nobody wants to hear of a new version: an ISO time. */
export const updateLater = rawEntry(prefixed('update_later'), (raw) =>
  Number.isNaN(Date.parse(raw)) ? undefined : raw,
);

/** Messages and answers that the server does not have yet, oldest first; src/layout/outbox checks each. */
export const outbox = jsonEntry(prefixed('outbox'), list);

/** What somebody said about their plan of documents and the server does not have, by user id; src/features/plan checks it. */
export const planOnDevice = jsonEntry(prefixed('plan'), record);

/** A job that was looked at or saved on this device. */
export interface KeptJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** In ms since the epoch. */
  readonly at: number;
  /** The server no longer knows it. */
  readonly gone?: true;
}
export interface KeptSearch {
  readonly name: string;
  /** The address's query without its page, and without the question mark. */
  readonly query: string;
  /** What was posted after it is new; in ms since the epoch. */
  readonly at: number;
}
/** The last list of jobs of this tab: 'Previous job' and 'Next job' walk along it. */
export interface KeptResults {
  /** The query of its address, with the question mark; '' for the plain list. */
  readonly address: string;
  readonly page: number;
  readonly pages: number;
  readonly ids: readonly string[];
  /** The segments of the jobs' addresses, beside their ids. */
  readonly segments: readonly string[];
}
const ID_LENGTH = 200;
/** Items of a list that have the shape; undefined where one has another, because then the list is not ours. */
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
}: Readonly<Record<string, unknown>>): KeptJob | undefined => {
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
const keptSearch = ({ name, query, at }: Readonly<Record<string, unknown>>): KeptSearch | undefined => {
  const when = time(at);
  return isText(name) && isText(query) && when !== undefined ? { name, query, at: when } : undefined;
};
const keptResults = (value: unknown): KeptResults | undefined => {
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
/** Jobs that were looked at, newest first. */
export const recentJobs = jsonEntry(prefixed('recent_jobs'), listOf(KEPT_JOBS.recent, keptJob));
/** Jobs saved by somebody who is signed out, or where the server keeps none; newest first. */
export const savedOnDevice = jsonEntry(prefixed('saved_jobs'), listOf(KEPT_JOBS.saved, keptJob));
export const searchesOnDevice = jsonEntry(prefixed('searches'), listOf(KEPT_JOBS.searches, keptSearch));
export const results = jsonEntry(prefixed('results'), keptResults, 'session');
/** The job that somebody wanted to apply for before signing in. */
export const applyFor = jsonEntry(prefixed('apply_for'), applyWish, 'session');

/** Where the person wanted to go before signing in; src/identity checks that it is inside this app. */
export const returnTo = rawEntry(prefixed('return_to'), someText, 'session');
/** Whose page it was, by user id: of a session that ended on it. Nothing where a visitor asked for it. */
export const returnToOwner = rawEntry(prefixed('return_to_owner'), someText, 'session');
/** What was answered in the tools of this tab, by tool, as their links write it; each tool checks its own. */
export const toolInputs = {
  ...jsonEntry(prefixed('tool_inputs'), textsByName, 'session'),
  expendable: true,
} as const;
export const linkedInState = rawEntry(prefixed('linkedin_state'), someText, 'session');
/** This tab was reloaded once to get rid of a service worker that controlled it. */
export const leftWorker = rawEntry(prefixed('left_worker'), someText, 'session');
/** The build for which this tab was reloaded once, because a part of it had gone. */
export const reloadedFor = rawEntry(prefixed('reloaded_for'), someText, 'session');

/** What is thrown away first when storage is full. */
export const EXPENDABLE = [storedLog] as const;
