import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockEntry, missingEntries, withHashes } from '../../scripts/complete-lockfile.mjs';

/**
 * The lock file and package.json (F-157, F-158, F-159, F-163): complete, exact, and without the name of a
 * host.
 */
const root = process.cwd();
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lock = JSON.parse(lockText) as { lockfileVersion: number; packages: Record<string, LockEntry> };
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  private: boolean;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const entries = Object.entries(lock.packages).filter(([place]) => place !== '');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the lock file', () => {
  it('names the optional packages of every platform ("npm run lock:complete" adds them)', () => {
    expect(missingEntries(lock.packages)).toEqual({});
  });

  it('names no host, and no source except the registry', () => {
    expect(entries.filter(([, { resolved, link }]) => resolved !== undefined || link === true)).toEqual([]);
    expect(lockText).not.toMatch(/git[+:@]|"file:|registry\.|"(?:version|integrity)": "https?:/);
  });

  it('has a SHA-512 for every package of every platform', () => {
    expect(entries.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
  });

  it('agrees with package.json', () => {
    const own = lock.packages[''] as { dependencies?: unknown; devDependencies?: unknown } | undefined;
    expect(own?.dependencies).toEqual(manifest.dependencies);
    expect(own?.devDependencies).toEqual(manifest.devDependencies);
    const locked = Object.keys(direct).map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(locked)).toEqual(direct);
  });
});

describe('package.json', () => {
  it('is private, has its engines, and pins exact versions', () => {
    expect(manifest.private).toBe(true);
    expect(manifest.engines).toEqual({
      node: expect.stringMatching(/^>=\d/),
      npm: expect.stringMatching(/^>=\d/),
    });
    expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('has at most 28 direct runtime dependencies, and a react-router of at least 7.12', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(28);
    const [major = 0, minor = 0] = (direct['react-router-dom'] ?? '').split('.').map(Number);
    expect(major > 7 || (major === 7 && minor >= 12)).toBe(true);
  });
});

describe('completing a lock file', () => {
  const bundler = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { 'b-linux-x64-musl': '1.0.0', 'b-win32-arm64': '1.0.0' },
  };

  it('adds what is missing, with its platform', () => {
    expect(missingEntries({ 'node_modules/b': bundler })).toEqual({
      'node_modules/b-linux-x64-musl': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/b-win32-arm64': {
        version: '1.0.0',
        dev: true,
        optional: true,
        os: ['win32'],
        cpu: ['arm64'],
      },
    });
  });

  it('puts another version beside the package that needs it', () => {
    const packages = { 'node_modules/b': bundler, 'node_modules/b-win32-arm64': { version: '0.9.0' } };
    expect(Object.keys(missingEntries(packages))).toContain('node_modules/b/node_modules/b-win32-arm64');
  });

  it('requests the missing hashes, and names those that were not found', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0', optional: true },
      'node_modules/e': { version: '3.0.0' },
    };
    const told = (name: string, version: string) => (name === '@c/d' ? `sha512-${name}@${version}` : null);
    expect(withHashes(packages, told)).toEqual({
      packages: {
        ...packages,
        'node_modules/b/node_modules/@c/d': {
          version: '2.0.0',
          integrity: 'sha512-@c/d@2.0.0',
          optional: true,
        },
      },
      unknown: ['node_modules/e'],
    });
  });
});
