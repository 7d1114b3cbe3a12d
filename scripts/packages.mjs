import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Development packages whose files are part of the build: the fonts. */
export const SHIPPED = [
  '@fontsource-variable/inter',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/vazirmatn',
];

/** Allowed licences of shipped packages, and further ones for tools (docs/reliability.md#supply-chain). */
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

/** Packages with an install script, each with the reason why it is harmless or not needed. */
export const REVIEWED_INSTALL_SCRIPTS = {
  msw: 'copies its service worker only where package.json asks for it; ours does not. Nothing is lost without it.',
  fsevents: 'builds nothing: ships its binary; macOS only.',
};

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The lock file's entries by their path (`node_modules/react`). */
export const lockedPackages = () => read(path.join(ROOT, 'package-lock.json')).packages;
export const manifest = () => read(path.join(ROOT, 'package.json'));

/** The paths where Node looks for a package that is required from `from`, nearest first. */
export function* places(from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    yield `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
  }
}

/** The name of the package at a path. */
export const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The packages of the product: the `dependencies` of package.json and all that they need. It walks the lock file,
 * because npm's `--omit=dev` also omits packages that tools need as well.
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

/** Whether a licence expression is allowed: all licences of one of its alternatives must be. */
export function isAllowed(expression, allowed) {
  if (typeof expression !== 'string') return false;
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((part) => allowed.includes(part.trim())));
}

/** The licence in an installed package's package.json; null when there is none. */
export function licenceOf(place) {
  const { license, licenses } = read(path.join(ROOT, place, 'package.json'));
  const named = license ?? licenses?.[0];
  return (typeof named === 'object' ? named?.type : named) ?? null;
}
