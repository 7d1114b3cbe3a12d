/** Files for search engines beside the pages, by pure functions. */

/** The text of public/robots.txt. @param paths the disallowed paths */
export const robotsText = (paths: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', ...paths.map((path) => `Disallow: ${path}`), ''].join('\n');

/** robots.txt of a site with a known address. @param origin without a trailing slash */
export const withSitemap = (robots: string, origin: string): string =>
  `${robots.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;

interface BuiltPage {
  readonly path: string;
  readonly page: { readonly hidden: boolean; readonly isOn: boolean };
}

/** The paths of the sitemap: of the pages that search engines may list and that are switched on. */
export const listedPaths = (pages: readonly BuiltPage[]): readonly string[] =>
  pages.filter(({ path, page }) => !path.includes(':') && !page.hidden && page.isOn).map(({ path }) => path);

/** sitemap.xml of the prerendered pages. No path of the route table needs escaping. */
export const sitemapText = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join('')}</urlset>\n`;
