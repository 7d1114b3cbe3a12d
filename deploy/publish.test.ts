import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEEP_MS, publish } from './publish.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    .filter((name) => name !== '.releases.json')
    .sort();
const DAY_1 = 1_000_000_000_000;

it('keeps the assets of earlier releases for a day', () => {
  publish(folder, release('a'), DAY_1);
  expect(publish(folder, release('b'), DAY_1 + 1000)).toEqual([]);
  expect(files()).toEqual(['assets/a.js', 'assets/b.js', 'index.html']);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('page b');

  publish(folder, release('c'), DAY_1 + KEEP_MS);
  expect(files()).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js', 'index.html']);
  expect(publish(folder, release('c'), DAY_1 + 1000 + KEEP_MS)).toEqual(['/assets/a.js']);
});

it('keeps an asset that comes back', () => {
  publish(folder, release('a'), DAY_1);
  publish(folder, release('b'), DAY_1 + 1000);
  publish(folder, release('a'), DAY_1 + 2000);
  publish(folder, release('a'), DAY_1 + 2000 + 2 * KEEP_MS);
  expect(files()).toEqual(['assets/a.js', 'index.html']);
});

it('removes pages and other files that the release no longer has, and the old twins of pages', () => {
  publish(folder, release('a', { '/old.html': 'x', '/icon.png': 'x', '/index.html.gz': 'twin' }), DAY_1);
  const removed = publish(folder, release('a'), DAY_1 + 1000);
  expect(removed.sort()).toEqual(['/icon.png', '/old.html']);
  expect(files()).toEqual(['assets/a.js', 'index.html']);
});
