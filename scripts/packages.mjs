import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Development packages whose files are in the build all the same: the fonts. */
export const SHIPPED = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/vazirmatn',
];

/** Licences that what we ship may have, and those that tools may have besides (docs/reliability.md#supply-chain). */
export const LICENCES = {
  shipped: [
    'MIT',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'CC0-1.0',
    'BlueOak-1.0.0',
    'OFL-1.1',
  ],
  tools: ['MPL-2.0', 'MIT-0', 'Python-2.0', 'CC-BY-4.0', 'Unlicense'],
};

/** Packages that may run a script when they are installed, each with the reason why that is harmless. */
export const REVIEWED_INSTALL_SCRIPTS = {
  msw: 'copies its service worker only where package.json asks for it; ours does not. Nothing is lost without it.',
  fsevents: 'builds nothing: ships its binary; macOS only.',
};

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The lock file's entries, by their place (`node_modules/react`). */
export const lockedPackages = () => read(path.join(ROOT, 'package-lock.json')).packages;
export const manifest = () => read(path.join(ROOT, 'package.json'));

/** Where Node would look for a package that stands at `from`, nearest first. */
export function* places(from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    yield `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
  }
}

/** The name of the package at a place. */
export const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The packages that the product depends on: what package.json names under `dependencies`, and what those need.
 * npm's own `--omit=dev` loses packages that a tool needs too, so this walks the lock file.
 * @returns {{ name: string, version: string, place: string }[]} sorted by name and version
 */
export function productionPackages(
  packages = lockedPackages(),
  roots = Object.keys(packages[''].dependencies),
) {
  const found = new Map();
  const visit = (from, name) => {
    const place = [...places(from, name)].find((candidate) => packages[candidate] !== undefined);
    if (place === undefined || found.has(place)) return;
    const entry = packages[place];
    found.set(place, { name: nameAt(place), version: entry.version, place });
    for (const needed of Object.keys(entry.dependencies ?? {})) visit(place, needed);
  };
  for (const name of roots) visit('', name);
  const key = ({ name, version }) => `${name}@${version}`;
  const once = new Map([...found.values()].map((entry) => [key(entry), entry]));
  return [...once.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A licence expression is allowed when one of its alternatives is, whole. */
export function isAllowed(expression, allowed) {
  if (typeof expression !== 'string') return false;
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((part) => allowed.includes(part.trim())));
}

/** The licence of an installed package, as its package.json says it; null when it says none. */
export function licenceOf(place) {
  const { license, licenses } = read(path.join(ROOT, place, 'package.json'));
  const named = license ?? licenses?.[0];
  return (typeof named === 'object' ? named?.type : named) ?? null;
}
