/** What the server may do with one request instead of answering it properly. */
export type Fault =
  | { readonly does: 'pass' }
  | { readonly does: 'answer'; readonly status: number; readonly headers: Headers; readonly body: Body }
  | { readonly does: 'delay'; readonly ms: number; readonly next: Fault }
  | { readonly does: 'hang' }
  | { readonly does: 'reset'; readonly when: 'beforeBody' | 'afterBody' }
  | { readonly does: 'breakOff'; readonly share: number; readonly by: 'reset' | 'silence' }
  | { readonly does: 'half'; readonly body: Body; readonly bytes: number; readonly end: 'fin' | 'rst' }
  | { readonly does: 'drip'; readonly body: Body; readonly bytes: number; readonly every: number }
  | { readonly does: 'badLength'; readonly body: Body; readonly length: number }
  | {
      readonly does: 'huge';
      readonly bytes: number;
      readonly head: string;
      readonly piece: string;
      readonly tail: string;
    }
  | { readonly does: 'commitThenReset' }
  | { readonly does: 'noCors'; readonly preflight: boolean; readonly next: Fault };

type Headers = Readonly<Record<string, string>>;
type Body = string | Uint8Array;

const JSON_TYPE = { 'content-type': 'application/json' };

const asBody = (body: unknown): Body =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);

/** `status(503, { message: 'busy' }, { 'retry-after': '3' })`; a body that is no text is sent as JSON. */
const status = (code: number, body: unknown = '', headers: Headers = {}): Fault => ({
  does: 'answer',
  status: code,
  headers: { ...(body === '' ? {} : JSON_TYPE), ...headers },
  body: asBody(body),
});

const deepJson = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const PORTAL =
  '<!doctype html><html><head><title>Hotel Wi-Fi</title></head><body><h1>Welcome to our Wi-Fi</h1><script>window.portal = true</script></body></html>';

export const fault = {
  /** The real backend answers. */
  pass: (): Fault => ({ does: 'pass' }),
  status,
  ok: (body: unknown, headers?: Headers): Fault => status(200, body, headers),
  /** Waits, then does the rest (default: the real backend answers). */
  delay: (ms: number, next: Fault = { does: 'pass' }): Fault => ({ does: 'delay', ms, next }),
  /** Accepts the request and never answers. */
  hang: (): Fault => ({ does: 'hang' }),
  /** RST before the request's body is read, or after it. */
  reset: (when: 'beforeBody' | 'afterBody' = 'afterBody'): Fault => ({ does: 'reset', when }),
  /** Takes so much of the request's body (0 to 1), then RST, or takes no more of it and says nothing. */
  breakOff: (share: number, by: 'reset' | 'silence' = 'reset'): Fault => ({ does: 'breakOff', share, by }),
  /** A proper head with the whole length, then only so many bytes of the body (default: half), then FIN or RST. */
  half: (body: unknown, end: 'fin' | 'rst' = 'fin', bytes = Math.floor(asBody(body).length / 2)): Fault => ({
    does: 'half',
    body: asBody(body),
    bytes,
    end,
  }),
  /** The head at once, then `bytes` of the body every `every` ms. */
  drip: (body: unknown, every = 1000, bytes = 1): Fault => ({
    does: 'drip',
    body: asBody(body),
    bytes,
    every,
  }),
  /** A Content-Length that is not the body's. */
  badLength: (body: unknown, length: number): Fault => ({ does: 'badLength', body: asBody(body), length }),
  empty: (code = 200): Fault => ({ does: 'answer', status: code, headers: JSON_TYPE, body: '' }),
  /** A captive portal. */
  html: (code = 200, page = PORTAL): Fault => status(code, page, { 'content-type': 'text/html' }),
  /** Good JSON under a wrong content type, or under none. */
  wrongType: (body: unknown, type: string | null): Fault => ({
    does: 'answer',
    status: 200,
    headers: type === null ? {} : { 'content-type': type },
    body: asBody(body),
  }),
  /** A JSON array of so many megabytes, sent chunk by chunk. */
  huge: (megabytes: number): Fault => ({
    does: 'huge',
    bytes: megabytes * 1024 * 1024,
    head: '{"countries":[',
    piece: `{"id":"x","code":"XX","name":"${'x'.repeat(1000)}","created":"","lastModified":""}`,
    tail: ']}',
  }),
  /** JSON of so many levels. */
  deep: (depth: number): Fault => status(200, deepJson(depth), JSON_TYPE),
  redirect: (code: number, target: string): Fault => status(code, '', { location: target }),
  /** The real backend does what was asked, and the connection breaks before it can say so. */
  commitThenReset: (): Fault => ({ does: 'commitThenReset' }),
  /** No CORS headers on the answer; with `preflight`, the preflight is refused with a 403 as well. */
  noCors: (next: Fault = { does: 'pass' }, preflight = false): Fault => ({ does: 'noCors', preflight, next }),
} as const;
