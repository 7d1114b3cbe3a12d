import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { ROLE_NAMES, type RoleName } from '@/config/roles';
import { THEME_VARIANTS, type ThemeVariant } from '@/config/themes';
import { jsonEntry, rawEntry } from './entry';
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
const someText = (raw: string): string | undefined => (raw === '' ? undefined : raw);

export const sessionUser = jsonEntry('auth_user', toSessionUser);
export const token = rawEntry('auth_token', usableToken);
export const refreshToken = rawEntry('auth_refresh_token', usableToken);
export const legacyRefreshToken = rawEntry('refresh_token', usableToken);
export const currentRole = rawEntry<RoleName>('current_role', oneOf(ROLE_NAMES));

export const themeVariant = rawEntry<ThemeVariant>('theme-variant', oneOf(THEME_VARIANTS));
export const isDarkMode = jsonEntry('is-dark-mode', flag);
export const useGradientText = jsonEntry('use-gradient-text', flag);
export const useGradientBackgrounds = jsonEntry('use-gradient-backgrounds', flag);
export const isRtl = jsonEntry('is-rtl', flag);
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

/** Where the person wanted to go before signing in; src/identity checks that it is inside this app. */
export const returnTo = rawEntry(prefixed('return_to'), someText, 'session');
export const linkedInState = rawEntry(prefixed('linkedin_state'), someText, 'session');
/** This tab was reloaded once to get rid of a service worker that controlled it. */
export const leftWorker = rawEntry(prefixed('left_worker'), someText, 'session');
/** The build for which this tab was reloaded once, because a part of it had gone. */
export const reloadedFor = rawEntry(prefixed('reloaded_for'), someText, 'session');

/** What is thrown away first when storage is full. */
export const EXPENDABLE = [storedLog] as const;
