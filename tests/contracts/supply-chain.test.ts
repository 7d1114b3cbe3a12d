import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isAllowed,
  LICENCES,
  licenceOf,
  lockedPackages,
  productionPackages,
  REVIEWED_INSTALL_SCRIPTS,
  SHIPPED,
} from '../../scripts/packages.mjs';

/** The packages of the product (F-160, F-161): licences, notices, bill of materials, install scripts. */
const packages = lockedPackages();
const shipped = productionPackages(packages, [...Object.keys(packages['']?.dependencies ?? {}), ...SHIPPED]);

const script = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join('scripts', name), ...args], { encoding: 'utf8' });

describe('licences', () => {
  it('of everything that the build may contain are on the allow-list', () => {
    const installed = shipped.filter(({ place }) => existsSync(place));
    expect(installed.length).toBeGreaterThan(50);
    const refused = installed.filter(({ place }) => !isAllowed(licenceOf(place), LICENCES.shipped));
    expect(refused).toEqual([]);
  });

  it('of the tools are on their list', () => {
    const allowed = [...LICENCES.shipped, ...LICENCES.tools];
    const refused = Object.entries(packages)
      .filter(([place, { license }]) => place !== '' && license !== undefined && !isAllowed(license, allowed))
      .map(([place, { license }]) => `${place}: ${license}`);
    expect(refused).toEqual([]);
  });

  it('are read as expressions', () => {
    expect(isAllowed('(MIT OR GPL-3.0)', ['MIT'])).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0', ['MIT'])).toBe(false);
    expect(isAllowed('GPL-3.0', ['MIT'])).toBe(false);
    expect(isAllowed(null, ['MIT'])).toBe(false);
  });
});

describe('install scripts', () => {
  it('are only the reviewed ones, so npm ci --ignore-scripts loses nothing', () => {
    const scripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(scripts.filter((name) => !Object.hasOwn(REVIEWED_INSTALL_SCRIPTS, name))).toEqual([]);
  });
});

describe('scripts', () => {
  it('the notices are current ("npm run notices" writes them)', () => {
    const { status, stderr } = script('notices.mjs', '--check');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('the bill of materials lists the production packages', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
    const file = path.join(folder, 'sbom.json');
    expect(script('sbom.mjs', file).stderr).toBe('');
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    rmSync(folder, { recursive: true });
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
      shipped.map(({ name, version }) => `${name}@${version}`).sort(),
    );
  });
});
