/** What a build says to search engines, beside its pages: pure functions. */

/** public/robots.txt. @param paths what it takes from them */
export const robotsText = (paths: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', ...paths.map((path) => `Disallow: ${path}`), ''].join('\n');

/** robots.txt of a site that knows its address. @param origin without a trailing slash */
export const withSitemap = (robots: string, origin: string): string =>
  `${robots.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;

/** sitemap.xml of the pages of a build. Their paths need no escaping: the route table has none that would. */
export const sitemapText = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${origin}${path}</loc></url>`)
    .join('')}</urlset>\n`;
