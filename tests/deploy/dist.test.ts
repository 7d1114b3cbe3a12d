import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../deploy/site.mjs';
import { factsOf, WORKER } from '../../deploy/worker.mjs';

/** Checks the files of the build (F-126, F-164). */
const dist = path.resolve(process.env.DIST ?? 'dist');
const files = readSite(dist);
const texts = [...files]
  .filter(
    ([name]) =>
      /\.(?:html|js|css|json|webmanifest|svg|txt)$/.test(name) && !name.includes('third-party-notices'),
  )
  .map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')] as const);

/** Every match of the pattern in the build, with the text around it. */
const found = (pattern: RegExp): string[] =>
  texts.flatMap(([name, text]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(
      ({ index }) => `${name}: ${text.slice(Math.max(0, index - 30), index + 50)}`,
    ),
  );

describe('the build does not contain (F-126, F-164)', () => {
  it.each([
    ['source maps', /sourceMappingURL=|sourcesContent/],
    ['mocks', /mockServiceWorker|\bmsw\b|setupServer|setupWorker/],
    ['tests', /\bvitest\b|testing-library|playwright/],
    [
      'the embedded backend and its accounts',
      /embedded[ -]backend|Passw0rd|["'`](?:user|admin|both)@visatalent\.test/,
    ],
    ['paths of this machine', new RegExp(process.cwd().replaceAll(/[.\\]/g, '\\$&'))],
    ['absolute paths', /["'`](?:\/(?:home|root|Users|work|tmp|usr)\/|[A-Z]:\\\\)/],
    ['local addresses', /127\.0\.0\.1|0\.0\.0\.0|localhost:/],
    [
      'secrets',
      /-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{30,}|\bsk-[A-Za-z0-9]{32,}|client_secret/i,
    ],
    ['development builds', /react-dom\.development|process\.env\.NODE_ENV|import\.meta\.env\./],
  ])('%s', (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it("localhost, except in the router's base for addresses without one", () => {
    expect(found(/localhost/).filter((place) => !/["'`]http:\/\/localhost["'`]/.test(place))).toEqual([]);
  });

  it('links to the start-up sheet, which is inline in every page', () => {
    expect([...files.keys()].filter((name) => /\/start-[^/]+\.css$/.test(name))).toHaveLength(1);
    expect(found(/\/start-[\w-]+\.css/)).toEqual([]);
  });

  it('files that are not needed', () => {
    const odd = [...files.keys()].filter((name) =>
      /\.(?:map|ts|tsx|md|log)$|\/\.|mockServiceWorker|service-?worker|\/sw\.js/.test(name),
    );
    expect(odd).toEqual([]);
  });
});

it('has the files that visitors and search engines request', () => {
  for (const name of [
    '/index.html',
    '/200.html',
    '/404.html',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/third-party-notices.txt',
  ]) {
    expect([...files.keys()]).toContain(name);
  }
  // Without an address of the site (VITE_SITE_ORIGIN) there is no sitemap.
  expect([...files.keys()].filter((name) => name.includes('sitemap'))).toEqual([]);
  expect(Buffer.from(files.get('/robots.txt') ?? '').toString()).not.toContain('Sitemap:');
});

it('the worker keeps no endpoint of the tables of administrators', () => {
  const kept = factsOf(Buffer.from(files.get(WORKER) ?? '').toString())?.files ?? [];
  const tables = texts
    .filter(([, text]) => text.includes('/api/admin/users/{id}/block'))
    .map(([name]) => name);
  expect(kept.length).toBeGreaterThan(0);
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((name) => kept.includes(name))).toEqual([]);
});
