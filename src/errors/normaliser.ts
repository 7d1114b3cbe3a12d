import { ApiError, secondsToWait } from './ApiError';
import { KEY_OF_RAW } from './catalogue';
import { messageOfBody, serverText } from './serverText';

/**
 * A message for a person: the namespaced key of a text (`errors:network`), or a text of the server, which is
 * data and shown unchanged.
 */
export type Message =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };
export type MessageKey = `errors:${string}`;

/** An error reduced to the facts that the rules check. */
interface Failure {
  /** The raw text, as it was thrown. */
  readonly raw: string;
  readonly kind: ApiError['kind'] | null;
  readonly status: number | null;
  /** The message or error field of the body, cleaned. */
  readonly server: string | null;
  /** Whether the backend does not have the call. */
  readonly notOffered: boolean;
}

interface Rule {
  readonly name: string;
  readonly when: (failure: Failure) => boolean;
  readonly say: (failure: Failure) => Message;
}

const STATUS_KEYS: Readonly<Record<number, MessageKey>> = {
  400: 'errors:status.badRequest',
  401: 'errors:status.unauthorized',
  403: 'errors:status.forbidden',
  404: 'errors:status.notFound',
  409: 'errors:status.conflict',
};

const says = (key: MessageKey) => (): Message => ({ key });
const contains = (text: string, ...words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word));
/** The server's text if there is one, else the error's own text unless that is only the `HTTP nnn` form. */
const sentence = ({ server, raw, status }: Failure): string => server ?? (status === null ? raw : '');
const isServerStatus = (status: number | null): boolean => status !== null && status >= 500;
const isClientStatus = (status: number | null): boolean => status !== null && status >= 400 && status < 500;

/**
 * Rules that turn a raw error into a message; the first that applies wins. The account and credential
 * rules come before the body's own message, because they have their own text whatever the server wrote. The
 * words of the network and timeout rules are looked for only in the app's own errors.
 */
const RULES: readonly Rule[] = [
  {
    // Before the message of the body, which then only names the method (R-1066).
    name: 'not offered',
    when: ({ notOffered }) => notOffered,
    say: () => ({ key: 'ui:notOffered' }),
  },
  {
    name: 'our own sentence',
    when: ({ raw, server }) => server === null && KEY_OF_RAW.has(raw),
    say: ({ raw }) => ({ key: KEY_OF_RAW.get(raw) ?? 'errors:unexpected' }),
  },
  {
    name: 'unsupported method',
    when: ({ raw, server }) => server === null && /^Unsupported method: \S{1,20}$/.test(raw),
    say: ({ raw }) => ({
      key: 'errors:batch.unsupportedMethod',
      values: { method: raw.slice('Unsupported method: '.length) },
    }),
  },
  {
    name: 'account exists',
    when: (failure) => contains(sentence(failure), 'email', 'already exists'),
    say: says('errors:accountExists'),
  },
  {
    name: 'invalid credentials',
    when: (failure) =>
      contains(sentence(failure), 'invalid credentials') || contains(sentence(failure), 'login failed'),
    say: says('errors:invalidCredentials'),
  },
  {
    name: 'message of the body',
    when: ({ server }) => server !== null,
    say: ({ server }) => ({ text: server ?? '' }),
  },
  {
    name: 'status',
    when: ({ status }) => status !== null && STATUS_KEYS[status] !== undefined,
    say: ({ status }) => ({ key: STATUS_KEYS[status ?? 0] ?? 'errors:processing' }),
  },
  {
    name: 'status 500 and above',
    when: ({ status }) => isServerStatus(status),
    say: says('errors:status.server'),
  },
  {
    name: 'network',
    when: ({ kind, raw, status }) =>
      kind === 'network' ||
      (kind === null && status === null && (contains(raw, 'network') || contains(raw, 'fetch'))),
    say: says('errors:network'),
  },
  {
    name: 'timeout',
    when: ({ kind, raw, status }) =>
      kind === 'timeout' || (kind === null && status === null && contains(raw, 'timeout')),
    say: says('errors:timeout'),
  },
  {
    name: 'plain HTTP nnn, 4xx',
    when: ({ status }) => isClientStatus(status),
    say: says('errors:status.badRequest'),
  },
  {
    name: 'plain HTTP nnn',
    when: ({ status, kind }) => status !== null && kind !== 'response',
    say: says('errors:processing'),
  },
];

/** Parses `HTTP {status}: {statusText} - {body}`; the status text is empty with HTTP/2. */
function readForm(raw: string): Pick<Failure, 'status' | 'server'> {
  const form = /^HTTP (\d{3}):/.exec(raw);
  if (form === null) return { status: null, server: null };
  const status = Number(form[1]);
  const json = raw.indexOf(' - {');
  if (json === -1) return { status, server: null };
  try {
    return { status, server: messageOfBody(JSON.parse(raw.slice(json + 3))) };
  } catch {
    return { status, server: null };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { message, kind, serverMessage } = error;
    const status = kind === 'http' ? error.status : null;
    // A 404 may also be the answer about what was sent, such as an unknown account.
    const notOffered = error.notOffered && status !== 404;
    return { raw: message, kind, status, server: serverText(serverMessage), notOffered };
  }
  const raw = typeof error === 'string' ? error : error instanceof Error ? error.message : '';
  return { raw, kind: null, notOffered: false, ...readForm(raw) };
}

/** Adds the seconds to wait to the message of a 429 (R-1034). */
function withHint(message: Message, error: unknown): Message {
  const count = error instanceof ApiError && error.status === 429 ? secondsToWait(error) : null;
  if (count === null) return message;
  return 'text' in message
    ? { key: 'errors:tryAgainIn.afterText', values: { text: message.text, count } }
    : { key: 'errors:tryAgainIn.afterStatus', values: { count } };
}

/**
 * The message about an error for a person: never empty, at most 300 characters of a
 * server's text, never a page of markup.
 * @param standard the message when no rule applies, for example `errors:login.default`;
 * by default `errors:unexpected` ('An unexpected error occurred')
 */
export function userMessage(error: unknown, standard: MessageKey = 'errors:unexpected'): Message {
  const failure = failureOf(error);
  const rule = RULES.find(({ when }) => when(failure));
  return rule === undefined ? { key: standard } : withHint(rule.say(failure), error);
}
