/**
 * The security headers. nginx, `_headers`, the meta element and the tests read them here. There is no `unsafe-*`:
 * the few inline scripts and styles of a build (pre-paint script, critical CSS) are allowed by the SHA-256 of their
 * text. See DEPLOYING.md, "Headers".
 */

/** emotion adds an empty <style> and fills it by script: this is the hash of the empty text. */
export const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Google's button loads a script and a frame (only with a client id). LinkedIn needs
 * neither, because it is a link.
 */
const GOOGLE = 'https://accounts.google.com/gsi/';

const quoted = (hashes) => [...new Set(hashes)].map((hash) => `'${hash}'`);

/**
 * The directives of the policy, in their order.
 * @param {{ connect?: string[], scriptHashes?: string[], styleHashes?: string[], google?: boolean, insecure?: boolean, offline?: boolean }} [options]
 *   connect: origins of the API and the log endpoint; insecure: one of them speaks plain HTTP; offline: people may
 *   switch offline use on, which needs the service worker.
 * @returns {[string, string[]][]}
 */
export function directives({
  connect = [],
  scriptHashes = [],
  styleHashes = [],
  google = false,
  insecure = false,
  offline = false,
} = {}) {
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes), ...(google ? [`${GOOGLE}client`] : [])]],
    [
      'style-src',
      ["'self'", ...quoted([EMPTY_STYLE, ...styleHashes]), ...(google ? [`${GOOGLE}style`] : [])],
    ],
    ['style-src-attr', ["'none'"]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect, ...(google ? [GOOGLE] : [])]],
    ['manifest-src', ["'self'"]],
    ['worker-src', [offline ? "'self'" : "'none'"]],
    ['frame-src', google ? [GOOGLE] : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    // Google's script writes markup itself, which Trusted Types would block.
    ...(google
      ? []
      : [
          ['require-trusted-types-for', ["'script'"]],
          ['trusted-types', [offline ? 'vt-worker' : "'none'"]],
        ]),
    ...(insecure ? [] : [['upgrade-insecure-requests', []]]),
  ];
}

/** Directives that browsers ignore in a <meta> element, with a warning on the console. */
const HEADER_ONLY = new Set(['frame-ancestors']);

const join = (list) => list.map(([name, values]) => [name, ...values].join(' ')).join('; ');

/** The policy as the value of the header. */
export const contentSecurityPolicy = (options) => join(directives(options));

/** The policy for `<meta http-equiv>`, for hosts that cannot send headers. */
export const metaPolicy = (options) => join(directives(options).filter(([name]) => !HEADER_ONLY.has(name)));

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

/**
 * The headers of every response, in their order.
 * @param {Parameters<typeof directives>[0]} [options]
 * @returns {[string, string][]}
 */
export function securityHeaders(options = {}) {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(options)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', PERMISSIONS.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', options.google ? 'same-origin-allow-popups' : 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(options.google ? [] : [['Cross-Origin-Embedder-Policy', 'require-corp']]),
    ['X-Frame-Options', 'DENY'],
  ];
}

/** Cache-Control for each kind of file. */
export const CACHING = {
  /** The file names contain a hash of the content. */
  assets: 'public, max-age=31536000, immutable',
  /** Public pages and icons: checked with the server each time. */
  page: 'no-cache',
  /**
   * The HTML document of the signed-in area, and errors: never stored, so that the
   * back button shows nothing old.
   */
  never: 'no-store',
};
