import { hideSecretForms } from './secretForms';

/** Takes out of log data what must never be in a log: secrets by name, tokens and e-mail addresses by form. */

const SECRET_NAME =
  /pass(word|code)?|token|secret|authori[sz]ation|cookie|credential|csrf|otp|backupcodes?|^code$/i;
const EMAIL = /[^\s@"'<>(),;:=&?/]{1,64}@[^\s@"'<>(),;:=&?/]{1,255}/g;
const QUERY = /\?[^\s"'#]*/g;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

const LONGEST_TEXT = 2000;
const DEEPEST = 5;
const WIDEST = 50;

const HIDDEN = '[hidden]';

/** `ada@example.test` becomes `a***@example.test`: enough to tell two people apart, too little to write to one. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
};

/** A text on one line without secrets, e-mail addresses and query strings, at most 2,000 characters long. */
export function redactText(text: string): string {
  const line = text.slice(0, LONGEST_TEXT).replace(LINE_BREAKS, ' ').replace(QUERY, '?…');
  return hideSecretForms(line, HIDDEN).replace(EMAIL, maskEmail);
}

/** Any value as plain data without secrets: secret names are hidden, depth and width are bounded. */
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
