import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notForSearch } from '../src/routing/notForSearch';
import { listedPaths, robotsText, sitemapText, withSitemap } from './search.ts';

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
