import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEEP_MS, publish } from './publish.mjs';

let place = '';
let folder = '';
let ledger = '';
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  folder = path.join(place, 'site');
  ledger = path.join(place, 'conf/releases.json');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const release = (name: string, more: Record<string, string> = {}) =>
  new Map<string, Uint8Array>(
    Object.entries({ '/index.html': `page ${name}`, [`/assets/${name}.js`]: name, ...more }).map(
      ([file, text]) => [file, Buffer.from(text)],
    ),
  );
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const DAY_1 = 1_000_000_000_000;

it('keeps the assets of earlier releases for a day', () => {
  publish(folder, release('a'), ledger, DAY_1);
  expect(publish(folder, release('b'), ledger, DAY_1 + 1000)).toEqual([]);
  expect(files()).toEqual(['assets/a.js', 'assets/b.js', 'index.html']);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('page b');

  publish(folder, release('c'), ledger, DAY_1 + KEEP_MS);
  expect(files()).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js', 'index.html']);
  expect(publish(folder, release('c'), ledger, DAY_1 + 1000 + KEEP_MS)).toEqual(['/assets/a.js']);
});

it('keeps an asset that comes back', () => {
  publish(folder, release('a'), ledger, DAY_1);
  publish(folder, release('b'), ledger, DAY_1 + 1000);
  publish(folder, release('a'), ledger, DAY_1 + 2000);
  publish(folder, release('a'), ledger, DAY_1 + 2000 + 2 * KEEP_MS);
  expect(files()).toEqual(['assets/a.js', 'index.html']);
});

it('removes pages and other files that the release no longer has, and the old twins of pages', () => {
  publish(
    folder,
    release('a', { '/old.html': 'x', '/icon.png': 'x', '/index.html.gz': 'twin' }),
    ledger,
    DAY_1,
  );
  const removed = publish(folder, release('a'), ledger, DAY_1 + 1000);
  expect(removed.sort()).toEqual(['/icon.png', '/old.html']);
  expect(files()).toEqual(['assets/a.js', 'index.html']);
});

it('keeps its list outside of what is served, and removes the one that an older version left there', () => {
  publish(folder, release('a', { '/.releases.json': '{}' }), ledger, DAY_1);
  expect(publish(folder, release('a'), ledger, DAY_1 + 1000)).toEqual(['/.releases.json']);
  expect(Object.keys(JSON.parse(readFileSync(ledger, 'utf8')) as object)).toEqual([
    '/assets/a.js',
    '/index.html',
  ]);
});
