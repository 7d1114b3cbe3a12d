/** Of the page that the app starts on. */
const MARK = 'runtime-config';

export const isAsset = ({ origin, pathname }: URL, own: string): boolean =>
  origin === own && pathname.startsWith('/assets/');
const isPage = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Whether an answer is this app's own: the page of a portal that wants a login must not be kept in place of it.
 * @param own the origin of the app
 */
export async function mayKeep(url: URL, response: Response, own: string): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  if (isAsset(url, own)) return !isPage(response);
  return isPage(response) && (await response.clone().text()).includes(MARK);
}
