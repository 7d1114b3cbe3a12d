import { appState } from '@/runtime/app';
import { keysOf, objectOf } from '@/runtime/typed';
import { API, UPLOAD_MB } from './limits';
import { settingOf, SWITCHES, type Switch } from './switches';

/**
 * The only place that reads the environment (R-1068): the build's settings, and over them the settings of the
 * same names in the page's `<script id="runtime-config" type="application/json">`.
 */
export const LOG_LEVELS = { error: 0, warn: 1, info: 2, debug: 3 } as const;
export type LogLevel = keyof typeof LOG_LEVELS;

/** The rules for a new password that a deployment can add to the minimum length. */
const PASSWORD_RULES = ['uppercase', 'lowercase', 'digit', 'special'] as const;
type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The footer's links to other sites: the owner's legal texts and social pages. */
const LINK_SETTINGS = {
  privacy: 'VITE_PRIVACY_URL',
  terms: 'VITE_TERMS_URL',
  facebook: 'VITE_SOCIAL_FACEBOOK',
  x: 'VITE_SOCIAL_X',
  linkedin: 'VITE_SOCIAL_LINKEDIN',
  instagram: 'VITE_SOCIAL_INSTAGRAM',
  youtube: 'VITE_SOCIAL_YOUTUBE',
} as const;
export type Links = Readonly<Partial<Record<keyof typeof LINK_SETTINGS, string>>>;

export interface Config {
  readonly appName: string;
  /** Origin and optional prefix before `/api/...`, without a trailing slash; '' is the page's own origin. */
  readonly apiBaseUrl: string;
  /** Time limit of one attempt, body included, in ms. */
  readonly apiTimeout: number;
  readonly apiAttempts: number;
  readonly logEndpoint: string | null;
  /** The origin under which search engines find the site; null when it is not configured. */
  readonly siteOrigin: string | null;
  readonly logLevel: LogLevel;
  readonly googleClientId: string | null;
  readonly linkedInClientId: string | null;
  /** Whether each switch is on. For areas use `areaIsOn`, because some need another area. */
  readonly features: Readonly<Record<Switch, boolean>>;
  /** Only the configured links. Components use `useLinks`. */
  readonly links: Links;
  /** Largest file for an upload, in MB of 1024 × 1024 bytes. */
  readonly uploadMaxMb: number;
  /** The unparsed value. `exchangeRates()` parses it, so that the table is not part of the start-up code. */
  readonly exchangeRates: unknown;
  /** The rules that are on; none by default. */
  readonly passwordRules: Readonly<Partial<Record<PasswordRule, true>>>;
  /** Names of the CSRF cookie and header; null means off. */
  readonly csrf: { readonly cookie: string; readonly header: string } | null;
  readonly production: boolean;
}

export class MissingConfigurationError extends Error {
  override readonly name = 'MissingConfigurationError';
  readonly missing: readonly string[];
  constructor(missing: readonly string[]) {
    super(`Missing required environment variables: ${missing.join(', ')}`);
    this.missing = missing;
  }
}

type Raw = Readonly<Record<string, unknown>>;

const RUNTIME_CONFIG_ID = 'runtime-config';

/** The settings in the page's `runtime-config`; broken JSON counts as empty. */
function runtimeValues(page: Document | undefined): Raw {
  try {
    const parsed: unknown = JSON.parse(page?.getElementById(RUNTIME_CONFIG_ID)?.textContent ?? '{}');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Raw) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | null => {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' ? string.trim() : null;
};

const flag = (value: unknown, standard: boolean): boolean => {
  const word = text(value)?.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : standard;
};

const whole = (value: unknown, standard: number, most: number): number => {
  const number = Number(text(value) ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : standard;
};

/** The known rules in a comma-separated list. */
function rules(value: unknown): Config['passwordRules'] {
  const words = (text(value) ?? '').split(',').map((word) => word.trim().toLowerCase());
  return Object.fromEntries(
    PASSWORD_RULES.filter((rule) => words.includes(rule)).map((rule) => [rule, true]),
  );
}

/** A base address for requests: http(s), or a path of this origin; null for anything else. */
const address = (value: unknown): string | null => {
  const url = text(value);
  if (url === null) return null;
  if (/^\/(?!\/)/.test(url)) return url.replace(/\/+$/, '');
  try {
    const { protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? url.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
};

/** The configured links with an https address; others are dropped, because people follow them. */
function links(raw: Raw): Links {
  const configured = Object.entries(LINK_SETTINGS).map(
    ([name, setting]) => [name, text(raw[setting])] as const,
  );
  return Object.fromEntries(
    configured.filter(
      ([, link]) => link !== null && URL.canParse(link) && new URL(link).protocol === 'https:',
    ),
  );
}

/**
 * Parses and checks a configuration.
 * @throws MissingConfigurationError with all missing names when a production build lacks a required setting
 */
export function parseConfig(raw: Raw, production: boolean): Config {
  const appName = text(raw.VITE_APP_NAME);
  const apiBaseUrl = address(raw.VITE_API_BASE_URL);
  const missing = [
    ...(appName === null ? ['VITE_APP_NAME'] : []),
    ...(apiBaseUrl === null ? ['VITE_API_BASE_URL'] : []),
  ];
  if (production && missing.length > 0) throw new MissingConfigurationError(missing);

  const level = text(raw.VITE_LOG_LEVEL)?.toLowerCase() ?? '';
  const site = address(raw.VITE_SITE_ORIGIN);
  const cookie = text(raw.VITE_CSRF_COOKIE);
  const header = text(raw.VITE_CSRF_HEADER);
  return {
    appName: appName ?? 'VisaTalent',
    apiBaseUrl: apiBaseUrl ?? '',
    apiTimeout: whole(raw.VITE_API_TIMEOUT_MS, 10_000, API.defaultTimeout),
    apiAttempts: whole(raw.VITE_API_RETRY_ATTEMPTS, API.attempts, 10),
    logEndpoint: address(raw.VITE_LOG_ENDPOINT),
    siteOrigin: site !== null && URL.canParse(site) ? new URL(site).origin : null,
    logLevel: Object.hasOwn(LOG_LEVELS, level) ? (level as LogLevel) : production ? 'info' : 'debug',
    googleClientId: text(raw.VITE_GOOGLE_CLIENT_ID),
    linkedInClientId: text(raw.VITE_LINKEDIN_CLIENT_ID),
    features: objectOf(keysOf(SWITCHES), (name) => flag(raw[settingOf(name)], SWITCHES[name])),
    links: links(raw),
    uploadMaxMb: whole(raw.VITE_UPLOAD_MAX_MB, UPLOAD_MB.standard, UPLOAD_MB.most),
    exchangeRates: raw.VITE_EXCHANGE_RATES,
    passwordRules: rules(raw.VITE_PASSWORD_RULES),
    csrf: cookie !== null && header !== null ? { cookie, header } : null,
    production,
  };
}

/**
 * The configuration from the build and the page.
 * @throws MissingConfigurationError see {@link parseConfig}
 */
export const givenConfig = (page: Document | undefined): Config =>
  parseConfig({ ...import.meta.env, ...runtimeValues(page) }, import.meta.env.PROD);

/**
 * The configuration of this app, read once.
 * @throws MissingConfigurationError see {@link parseConfig}; `main.tsx` shows it before anything else starts
 */
export const config = appState((app): Config => givenConfig(app.document));
