/** Id of an element that every HTML document of the app contains. */
const MARK = 'runtime-config';

/**
 * Addresses (path and query) that no page of the app has: calls, and files. Only the kinds of files that a site
 * has count, as in deploy/nginx.conf.template, because an id may contain a dot, and the query may end like a file.
 */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/api\//,
  /^[^?]*\.(?:js|mjs|css|map|json|webmanifest|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|wasm|html?)(?:\?|$)/i,
];

export const isAsset = ({ origin, pathname }: URL, own: string): boolean =>
  origin === own && pathname.startsWith('/assets/');
const isPage = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Whether a response comes from this app and may be cached, not from a captive portal that asks for a login.
 * @param own the origin of the app
 */
export async function mayKeep(url: URL, response: Response, own: string): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  if (isAsset(url, own)) return !isPage(response);
  return isPage(response) && (await response.clone().text()).includes(MARK);
}
