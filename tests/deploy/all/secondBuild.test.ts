import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../deploy/site.mjs';

const files = readSite(path.resolve(process.env.DIST ?? 'dist'));

describe('a second build in another folder (F-165)', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'visatalent-build-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is identical, byte for byte', () => {
    const left = new Set(
      ['node_modules', 'dist', '.git', '.data', 'test-results', 'coverage'].map((name) => path.resolve(name)),
    );
    cpSync(process.cwd(), copy, { recursive: true, filter: (source) => !left.has(path.resolve(source)) });
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
    const vite = path.resolve('node_modules/vite/bin/vite.js');
    // The NODE_ENV that Vitest sets would change the build.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(?:NODE_ENV|DEV|PROD|MODE|SSR|BASE_URL|VITEST.*|VITE_.*)$/.test(name),
      ),
    );
    const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...env, VITE_APP_NAME: 'VisaTalent', VITE_API_BASE_URL: '/' },
    });
    // Vite bundles its configuration first, and on a busy machine notes how long that took; it has no switch.
    expect(built.stderr.replace(/[^\n]*\[PLUGIN_TIMINGS\].*bundlertimings[^\n]*\n/s, '').trim()).toBe('');
    expect(built.status).toBe(0);
    const second = readSite(path.join(copy, 'dist'));
    expect([...second.keys()]).toEqual([...files.keys()]);
    const different = [...files].filter(
      ([name, bytes]) => !Buffer.from(bytes).equals(second.get(name) ?? Buffer.alloc(0)),
    );
    expect(different.map(([name]) => name)).toEqual([]);
  });
});
