/** Which file answers an address that has none of its own: lines of `_redirects`, the most specific first. */

/** @param {{ path: string, file: string }[]} fallbacks */
export const redirectsFile = (fallbacks) =>
  fallbacks.map(({ path, file }) => `${path} ${file} 200\n`).join('');

/** @returns {{ path: string, file: string }[]} what {@link redirectsFile} was given */
export const readRedirects = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
    .map(([path, file]) => ({ path, file }));

/**
 * A path of the route table as a regular expression, to be read without regard to case: `:job` is any one segment, `/*`
 * is everything.
 */
export function addressPattern(path) {
  if (!/^(?:(?:\/(?::\w+|[a-z\d-]+))+|\/\*)$/.test(path)) throw new Error(`No path of a route: "${path}"`);
  return path === '/*' ? '^/' : `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
}
