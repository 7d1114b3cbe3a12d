#!/usr/bin/env node
// npm run lock:complete: a package mirror may have no binaries of other operating systems. npm then leaves
// those optional packages out of package-lock.json, and `npm ci` refuses the lock file elsewhere ("Missing:
// ... from lock file"). This script adds their entries, and the SHA-512 of each from the registry, without
// which `npm ci` would accept any file. Run it after every npm install that changed something
// (tests/contracts/lockfile.test.ts reports when it was forgotten).
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameAt, places } from './packages.mjs';
import { outputOf, ROOT } from './run.mjs';

const SYSTEMS = [
  'win32',
  'darwin',
  'linux',
  'android',
  'freebsd',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];

/** The system and processor of a package, from the words of its name; null when it is for all. */
function platform(name) {
  const words = name.split(/[@/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  if (os.length === 0) return null;
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : [];
  return { os, ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) };
}

/**
 * The entries that are missing in a lock file.
 * @param {Record<string, { version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }>} packages
 * @returns {Record<string, object>} by their path in `packages`
 */
export function missingEntries(packages) {
  const missing = {};
  for (const [where, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const existing = [...places(where, name)]
        .map((place) => packages[place] ?? missing[place])
        .find(Boolean);
      const target = platform(name);
      if (!/^\d/.test(version) || existing?.version === version || target === null) continue;
      const top = `node_modules/${name}`;
      const place = packages[top] === undefined ? top : `${where}/${top}`;
      missing[place] = { version, ...(entry.dev && { dev: true }), optional: true, ...target };
    }
  }
  return missing;
}

/** The SHA-512 of a package's archive from the registry; null when it does not answer. */
function askRegistry(name, version) {
  const hash = outputOf(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'view',
    `${name}@${version}`,
    'dist.integrity',
  ]);
  return hash?.startsWith('sha512-') ? hash : null;
}

/**
 * Adds a hash to each entry that has none.
 * @param {Record<string, { version?: string, integrity?: string }>} packages
 * @param {(name: string, version: string) => string | null} hashOf
 * @returns {{ packages: Record<string, object>, unknown: string[] }} `unknown`: paths of entries without a known hash
 */
export function withHashes(packages, hashOf = askRegistry) {
  const unknown = [];
  const entries = Object.entries(packages).map(([place, entry]) => {
    if (place === '' || entry.integrity !== undefined) return [place, entry];
    const integrity = hashOf(nameAt(place), entry.version);
    if (integrity === null) unknown.push(place);
    const { version, ...rest } = entry;
    return [place, integrity === null ? entry : { version, integrity, ...rest }];
  });
  return { packages: Object.fromEntries(entries), unknown };
}

function main() {
  const file = path.join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  const { packages, unknown } = withHashes({ ...lock.packages, ...missing });
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`completed entries: ${Object.keys(missing).length}`);
  if (unknown.length === 0) return;
  console.error(`The registry told no SHA-512 of: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) main();
