/** How the server may handle one request. */
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

/** `status(503, { message: 'busy' }, { 'retry-after': '3' })`; a body that is not text is sent as JSON. */
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
  /** Lets the real backend answer. */
  pass: (): Fault => ({ does: 'pass' }),
  status,
  ok: (body: unknown, headers?: Headers): Fault => status(200, body, headers),
  /** Waits, then continues with `next` (default: the real backend answers). */
  delay: (ms: number, next: Fault = { does: 'pass' }): Fault => ({ does: 'delay', ms, next }),
  /** Accepts the request and never answers. */
  hang: (): Fault => ({ does: 'hang' }),
  /** Resets the connection before or after the request's body is read. */
  reset: (when: 'beforeBody' | 'afterBody' = 'afterBody'): Fault => ({ does: 'reset', when }),
  /** Reads this share (0 to 1) of the request's body, then resets the connection or reads no further. */
  breakOff: (share: number, by: 'reset' | 'silence' = 'reset'): Fault => ({ does: 'breakOff', share, by }),
  /**
   * A correct head with the full length, then only so many bytes of the body
   * (default: half), then FIN or RST.
   */
  half: (body: unknown, end: 'fin' | 'rst' = 'fin', bytes = Math.floor(asBody(body).length / 2)): Fault => ({
    does: 'half',
    body: asBody(body),
    bytes,
    end,
  }),
  /** Sends the head at once, then `bytes` of the body every `every` ms. */
  drip: (body: unknown, every = 1000, bytes = 1): Fault => ({
    does: 'drip',
    body: asBody(body),
    bytes,
    every,
  }),
  /** A Content-Length that differs from the body's. */
  badLength: (body: unknown, length: number): Fault => ({ does: 'badLength', body: asBody(body), length }),
  empty: (code = 200): Fault => ({ does: 'answer', status: code, headers: JSON_TYPE, body: '' }),
  /** The page of a captive portal. */
  html: (code = 200, page = PORTAL): Fault => status(code, page, { 'content-type': 'text/html' }),
  /** Valid JSON with a wrong content type, or with none. */
  wrongType: (body: unknown, type: string | null): Fault => ({
    does: 'answer',
    status: 200,
    headers: type === null ? {} : { 'content-type': type },
    body: asBody(body),
  }),
  /** A JSON array of this many megabytes, sent in chunks. */
  huge: (megabytes: number): Fault => ({
    does: 'huge',
    bytes: megabytes * 1024 * 1024,
    head: '{"countries":[',
    piece: `{"id":"x","code":"XX","name":"${'x'.repeat(1000)}","created":"","lastModified":""}`,
    tail: ']}',
  }),
  /** JSON with this many levels. */
  deep: (depth: number): Fault => status(200, deepJson(depth), JSON_TYPE),
  redirect: (code: number, target: string): Fault => status(code, '', { location: target }),
  /** The real backend processes the request, but the connection breaks before the answer. */
  commitThenReset: (): Fault => ({ does: 'commitThenReset' }),
  /** No CORS headers on the answer; with `preflight`, the preflight is refused with a 403 as well. */
  noCors: (next: Fault = { does: 'pass' }, preflight = false): Fault => ({ does: 'noCors', preflight, next }),
} as const;
