#!/usr/bin/env node
// npm run sbom [-- FILE]: the software bill of materials (CycloneDX) of the build: npm's own, reduced to the
// production packages. It needs no network. Default file: sbom.cdx.json.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages, productionPackages, SHIPPED } from './packages.mjs';
import { ROOT } from './run.mjs';

const npm = process.env.npm_execpath;
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const [command, first] = npm?.match(/\.c?js$/) ? [process.execPath, [npm]] : ['npm', []];
const whole = JSON.parse(
  execFileSync(command, [...first, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
);

const packages = lockedPackages();
const wanted = new Set(
  productionPackages(packages, [...Object.keys(packages[''].dependencies), ...SHIPPED]).map(
    ({ name, version }) => `${name}@${version}`,
  ),
);
const reference = (component) =>
  `${component.group ? `${component.group}/` : ''}${component.name}@${component.version}`;
const seen = new Set();
const components = whole.components.filter((component) => {
  const key = reference(component);
  if (!wanted.has(key) || seen.has(key)) return false;
  return seen.add(key);
});
const missing = [...wanted].filter((key) => !seen.has(key));
if (missing.length > 0) throw new Error(`npm's list lacks: ${missing.join(', ')}`);

const productionRefs = new Set([
  whole.metadata.component['bom-ref'],
  ...components.map((component) => component['bom-ref']),
]);
const dependencies = whole.dependencies
  .filter(({ ref }) => productionRefs.has(ref))
  .map((entry) => ({
    ...entry,
    dependsOn: (entry.dependsOn ?? []).filter((ref) => productionRefs.has(ref)),
  }));
const file = path.resolve(process.argv[2] ?? path.join(ROOT, 'sbom.cdx.json'));
writeFileSync(file, `${JSON.stringify({ ...whole, components, dependencies }, null, 2)}\n`);
console.log(`${file}: ${components.length} components`);
