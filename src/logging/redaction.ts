/**
 * Finds secrets by their form, in log data and in server texts before they are shown.
 * A bearer token is recognized by the word before it, a JSON Web Token by its
 * beginning (a JSON object in base64). Its end may have been cut off.
 */
const BEARER = /\b(bearer)\s+[^\s"',;]+/gi;
const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

/** Replaces a secret in a text that people read. */
export const HIDDEN = '•••';

/** The text with `hidden` in place of such secrets. */
export const hideSecretForms = (text: string, hidden = HIDDEN): string =>
  text.replace(BEARER, (_whole, word: string) => `${word} ${hidden}`).replace(JSON_WEB_TOKEN, hidden);

/**
 * Removes from log data what must never be logged: secrets, recognized by name, and tokens and e-mail
 * addresses, recognized by form.
 */

const SECRET_NAME =
  /pass(word|code)?|token|secret|authori[sz]ation|cookie|credential|csrf|otp|backupcodes?|^code$/i;
const EMAIL = /[^\s@"'<>(),;:=&?/]{1,64}@[^\s@"'<>(),;:=&?/]{1,255}/g;
const QUERY = /\?[^\s"'#]*/g;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

const LONGEST_TEXT = 2000;
const DEEPEST = 5;
const WIDEST = 50;

const HIDDEN_VALUE = '[hidden]';

/**
 * `ada@example.test` becomes `a***@example.test`: two people can be told apart, but
 * the address cannot be used.
 */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
};

/** The text on one line, without secrets, e-mail addresses and query strings, at most 2,000 characters. */
export function redactText(text: string): string {
  const line = text.slice(0, LONGEST_TEXT).replace(LINE_BREAKS, ' ').replace(QUERY, '?…');
  return hideSecretForms(line, HIDDEN_VALUE).replace(EMAIL, maskEmail);
}

/** Any value as plain data: values with a secret name are hidden, and depth and width are limited. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (value === undefined) return null;
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, WIDEST).map((item) => redact(item, depth + 1));
  const entries = Object.entries(value).slice(0, WIDEST);
  return Object.fromEntries(
    entries.map(([name, item]) => [
      redactText(name),
      SECRET_NAME.test(name) ? HIDDEN_VALUE : redact(item, depth + 1),
    ]),
  );
}
