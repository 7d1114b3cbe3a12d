import { hideSecretForms } from './secretForms';

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

const HIDDEN = '[hidden]';

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
  return hideSecretForms(line, HIDDEN).replace(EMAIL, maskEmail);
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
      SECRET_NAME.test(name) ? HIDDEN : redact(item, depth + 1),
    ]),
  );
}
