import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTE_IDS, ROUTES } from '@/routing/routes';
import { listedPaths, robotsText, sitemapText, withSitemap } from './search.ts';

/**
 * Whether a route has nothing for search engines: it needs a sign-in, or it is
 * neither listed nor prerendered.
 */
const isNotForSearch = (id: (typeof ROUTE_IDS)[number]): boolean => {
  const row = ROUTES[id];
  if (row.access !== 'everyone') return true;
  return row.sameAs === undefined && row.unlisted === true && row.prerendered === undefined;
};

/**
 * The paths that robots.txt forbids to search engines. A path includes all paths
 * below it, so only the shortest are listed.
 */
function notForSearch(): readonly string[] {
  const paths = ROUTE_IDS.filter(isNotForSearch).map((id) => ROUTES[id].path.replace(/\/:.*$/, ''));
  const disallowed = [...new Set([...paths, '/api'])];
  return disallowed
    .filter((path) => !disallowed.some((other) => other !== path && path.startsWith(`${other}/`)))
    .sort();
}

it('public/robots.txt excludes the pages that the route table excludes', () => {
  expect(notForSearch()).toEqual(expect.arrayContaining(['/admin', '/dashboard', '/profile', '/api']));
  expect(notForSearch()).not.toContain('/jobs');
  expect(readFileSync('public/robots.txt', 'utf8')).toBe(robotsText(notForSearch()));
});

it('a site that knows its address names its sitemap there', () => {
  const robots = withSitemap(robotsText(['/admin']), 'https://www.example.com');
  expect(robots).toBe(
    'User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(sitemapText('https://www.example.com', ['/', '/jobs'])).toContain(
    '<url><loc>https://www.example.com/</loc></url><url><loc>https://www.example.com/jobs</loc></url>',
  );
});

it('lists the pages that are for everyone, have a single address and are switched on', () => {
  const page = (path: string, hidden = false, isOn = true) => ({ path, page: { hidden, isOn } });
  const pages = [
    page('/'),
    page('/jobs/:job'),
    page('/about'),
    page('/access-denied', true),
    page('/tools', false, false),
  ];
  expect(listedPaths(pages)).toEqual(['/', '/about']);
});
