/**
 * Lines of `_redirects`: which file is served for an address without a file of its
 * own, the most specific first.
 */

/** @param {{ path: string, file: string }[]} fallbacks */
export const redirectsFile = (fallbacks) =>
  fallbacks.map(({ path, file }) => `${path} ${file} 200\n`).join('');

/** Parses the text of {@link redirectsFile}. @returns {{ path: string, file: string }[]} */
export const readRedirects = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
    .map(([path, file]) => ({ path, file }));

/**
 * A path of the route table as a regular expression, for matching without regard to case: `:job` is any one
 * segment, `/*` is everything. Throws an Error when it is no such path.
 */
export function addressPattern(path) {
  if (!/^(?:(?:\/(?::\w+|[a-z\d-]+))+|\/\*)$/.test(path)) throw new Error(`No path of a route: "${path}"`);
  return path === '/*' ? '^/' : `^${path.replace(/:\w+/g, '[^/]+')}/?$`;
}

/** The file that a host serves for an address without a file of its own; undefined when no line names one. */
export const fallbackFile = (fallbacks, pathname) =>
  fallbacks.find(({ path }) => new RegExp(addressPattern(path), 'i').test(pathname))?.file;
