/**
 * The settings of the run-time configuration: their names, the checks of their values, and the origins that
 * the Content-Security-Policy must allow for them.
 */
export class SettingsError extends Error {
  name = 'SettingsError';
}

const TEXT = /^\P{Cc}{1,500}$/u;
const number = (most) => (name, value) => {
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1 || Number(value) > most)
    throw new SettingsError(`${name} must be a whole number from 1 to ${most}, not "${value}"`);
};
const oneOf =
  (...values) =>
  (name, value) => {
    if (!values.includes(value))
      throw new SettingsError(`${name} must be ${values.join(', ')}, not "${value}"`);
  };
const flag = oneOf('true', 'false');
const text = (name, value) => {
  if (!TEXT.test(value)) throw new SettingsError(`${name} must be one line of text`);
};
const token = (name, value) => {
  if (!/^[A-Za-z0-9_.-]{1,200}$/.test(value))
    throw new SettingsError(`${name} is not a usable name: "${value}"`);
};
/** Exchange rates as JSON: their day, and units of each currency for one Canadian dollar. */
const rates = (name, value) => {
  let given;
  try {
    given = JSON.parse(value);
  } catch {
    given = undefined;
  }
  const usable =
    /^\d{4}-\d{2}-\d{2}$/.test(given?.asOf) &&
    typeof given.perCad === 'object' &&
    given.perCad !== null &&
    Object.entries(given.perCad).every(([code, rate]) => /^[A-Z]{3}$/.test(code) && rate > 0);
  if (!usable) {
    throw new SettingsError(
      `${name} must be like {"asOf":"2026-01-31","perCad":{"USD":0.72}}, not "${value}"`,
    );
  }
};
const address = (name, value) => void originOf(name, value);
/** The address of another site's page that the app links to. */
const link = (name, value) => {
  const url = /[\s"<>\\]/.test(value) || !URL.canParse(value) ? undefined : new URL(value);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new SettingsError(`${name} must be an address like https://www.example.com/page, not "${value}"`);
  }
};

const NAMES = {
  VITE_APP_NAME: text,
  VITE_API_BASE_URL: address,
  VITE_API_TIMEOUT_MS: number(30_000),
  VITE_API_RETRY_ATTEMPTS: number(10),
  VITE_LOG_ENDPOINT: address,
  VITE_LOG_LEVEL: oneOf('error', 'warn', 'info', 'debug'),
  VITE_GOOGLE_CLIENT_ID: token,
  VITE_LINKEDIN_CLIENT_ID: token,
  VITE_FEATURE_GOOGLE_SIGN_IN: flag,
  VITE_FEATURE_LINKEDIN_SIGN_IN: flag,
  VITE_FEATURE_ANALYTICS: flag,
  VITE_FEATURE_API_LOGGING: flag,
  VITE_FEATURE_ROLE_AUDIT: flag,
  VITE_FEATURE_JOBS: flag,
  VITE_FEATURE_APPLY: flag,
  VITE_FEATURE_APPLICATIONS: flag,
  VITE_FEATURE_ADMIN_JOBS: flag,
  VITE_FEATURE_ADMIN_APPLICATIONS: flag,
  VITE_FEATURE_TOOLS: flag,
  VITE_FEATURE_CRS: flag,
  VITE_FEATURE_FSW: flag,
  VITE_FEATURE_DOCUMENTS: flag,
  VITE_FEATURE_PLANNER: flag,
  VITE_FEATURE_PRIVACY: flag,
  VITE_FEATURE_TASKS: flag,
  VITE_FEATURE_NOTIFICATIONS: flag,
  VITE_FEATURE_MESSAGES: flag,
  VITE_FEATURE_PALETTE: flag,
  VITE_FEATURE_OFFLINE: flag,
  VITE_FEATURE_REPORTS: flag,
  VITE_PRIVACY_URL: link,
  VITE_TERMS_URL: link,
  VITE_SOCIAL_FACEBOOK: link,
  VITE_SOCIAL_X: link,
  VITE_SOCIAL_LINKEDIN: link,
  VITE_SOCIAL_INSTAGRAM: link,
  VITE_SOCIAL_YOUTUBE: link,
  VITE_UPLOAD_MAX_MB: number(50),
  VITE_EXCHANGE_RATES: rates,
  VITE_PASSWORD_RULES: text,
  VITE_CSRF_COOKIE: token,
  VITE_CSRF_HEADER: token,
};

export const SETTING_NAMES = Object.keys(NAMES);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin that an address needs in connect-src, or null for a path of the page's own origin.
 * @throws SettingsError for anything but https (or http on loopback), and for credentials, wildcards, queries and
 *   fragments: stopping the deployment is better than a policy that is wrong
 */
export function originOf(name, value) {
  if (/^\/(?![/\\])[A-Za-z0-9/._~-]*$/.test(value)) return null;
  let url;
  try {
    url = new URL(value);
  } catch {
    throw new SettingsError(
      `${name} must be an address like https://api.example.com or a path like /, not "${value}"`,
    );
  }
  const wrong = [
    [/[\s;,'"*<>\\]/.test(value), 'holds a character that an address cannot have'],
    [url.username !== '' || url.password !== '', 'holds credentials'],
    [url.search !== '' || url.hash !== '', 'holds a query or a fragment'],
    [
      url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.has(url.hostname)),
      'must be https (http is for loopback only)',
    ],
    [url.hostname === '', 'has no host'],
  ].find(([found]) => found);
  if (wrong) throw new SettingsError(`${name} ${wrong[1]}: "${value}"`);
  return url.origin;
}

/**
 * Checks settings and drops empty ones.
 * @param {Record<string, unknown>} given
 * @returns {Record<string, string>}
 * @throws SettingsError with the first wrong name or value.
 */
export function checkSettings(given) {
  const settings = {};
  for (const [name, raw] of Object.entries(given)) {
    if (!Object.hasOwn(NAMES, name))
      throw new SettingsError(`Unknown setting: ${name}. There are: ${SETTING_NAMES.join(', ')}`);
    if (!['string', 'number', 'boolean'].includes(typeof raw))
      throw new SettingsError(`${name} must be text`);
    const value = String(raw).trim();
    if (value === '') continue;
    NAMES[name](name, value);
    settings[name] = value;
  }
  return settings;
}

/**
 * Turns off the sign-in buttons of services without a client id, unless a setting turns them on: without an
 * id, signing in is a stub with the same placeholder person for everybody.
 */
export function withoutStubs(settings) {
  const off = ['GOOGLE', 'LINKEDIN'].filter((name) => settings[`VITE_${name}_CLIENT_ID`] === undefined);
  return { ...Object.fromEntries(off.map((name) => [`VITE_FEATURE_${name}_SIGN_IN`, 'false'])), ...settings };
}

/** The options of the policy for these settings. */
export function policyOptions(settings) {
  const origins = ['VITE_API_BASE_URL', 'VITE_LOG_ENDPOINT']
    .filter((name) => settings[name] !== undefined)
    .map((name) => originOf(name, settings[name]))
    .filter((origin) => origin !== null);
  return {
    connect: [...new Set(origins)],
    google: settings.VITE_GOOGLE_CLIENT_ID !== undefined && settings.VITE_FEATURE_GOOGLE_SIGN_IN !== 'false',
    insecure: origins.some((origin) => origin.startsWith('http:')),
  };
}
