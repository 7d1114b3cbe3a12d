import { MESSAGE_MAX_LENGTH } from '@/config/limits';
import { hideSecretForms } from '@/logging/redaction';

/**
 * How many characters are examined. The text is cut before the patterns run, so that
 * a very long text costs nothing.
 */
const LOOKED_AT = 4 * MESSAGE_MAX_LENGTH;

// oxlint-disable-next-line no-control-regex -- terminal escapes are what is being removed
const TERMINAL_ESCAPES = /\u001b\[[0-9;?]{0,20}[ -/]{0,4}[@-~]/g;
/**
 * Control characters, line and paragraph separators, direction overrides, and single
 * halves of surrogate pairs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const PAGE = /^\s*<(?:!doctype|!--|\?xml|html|head|body|meta|title|script\s+src)\b|<\/(?:html|body)>/i;

/** The name of an exception with its package, or a line of a stack trace. */
const TRACE =
  /(?:^|\s)(?:[A-Za-z]\w*\.)+[A-Z]\w*(?:Exception|Error)\b|Traceback \(most recent call last\)|\n\s{0,20}at [\w$<>]+\.[\w.$<>]+ ?\(/;

/**
 * Whether a text is not written for people: a whole page of markup, such as the error page of a proxy or a
 * captive portal, or the stack trace of a program.
 */
const isForMachines = (text: string): boolean => {
  const start = text.slice(0, LOOKED_AT);
  return PAGE.test(start) || TRACE.test(start);
};

/**
 * A server's text for showing: one line, at most 300 characters, without control characters and tokens. Null
 * when nothing readable is left, or when it is a page of markup, a stack trace or '[object Object]'. Markup inside a
 * sentence is kept and shown as text.
 */
export function serverText(value: unknown): string | null {
  if (typeof value !== 'string' || isForMachines(value)) return null;
  const plain = value
    .slice(0, LOOKED_AT)
    .replace(TERMINAL_ESCAPES, '')
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const line = hideSecretForms(plain);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line) || line.includes('[object Object]')) return null;
  if (line.length <= MESSAGE_MAX_LENGTH) return line;
  return `${line.slice(0, MESSAGE_MAX_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The JSON body's `message`, else its `error`, ready to be shown; null when neither is a readable text. */
export function messageOfBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { readonly message?: unknown; readonly error?: unknown };
  return serverText(message) ?? serverText(error);
}
