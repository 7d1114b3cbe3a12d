#!/usr/bin/env node
// npm run notices: writes public/third-party-notices.txt, the licences of everything that the build contains.
// `--check` writes nothing and fails when the file is not current or a licence is not on the allow-list.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, LICENCES, licenceOf, productionPackages, SHIPPED, lockedPackages } from './packages.mjs';
import { ROOT } from './run.mjs';

const TARGET = path.join(ROOT, 'public/third-party-notices.txt');
const LINE = '-'.repeat(80);

/** The text of a package's licence file (and notice file), or null when it ships none. */
function licenceText(place) {
  const folder = path.join(ROOT, place);
  const names = readdirSync(folder).filter((name) =>
    /^(?:licen[cs]e|notice|copying)(?:[.-](?:md|txt|mit|apache))?$/i.test(name),
  );
  const texts = names
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length > 0 ? texts.join('\n\n') : null;
}

function author(place) {
  const given = JSON.parse(readFileSync(path.join(ROOT, place, 'package.json'), 'utf8')).author;
  return (typeof given === 'object' ? given?.name : given) ?? null;
}

export function notices() {
  const packages = lockedPackages();
  const listed = productionPackages(packages, [...Object.keys(packages[''].dependencies), ...SHIPPED]);
  const refused = [];
  // Many packages have the same licence text, which is written once.
  const groups = new Map();
  for (const { name, version, place } of listed.filter(({ place: at }) => existsSync(path.join(ROOT, at)))) {
    const licence = licenceOf(place);
    if (!isAllowed(licence, LICENCES.shipped)) refused.push(`${name}@${version}: ${licence ?? 'no licence'}`);
    const text =
      licenceText(place) ?? `${licence}${author(place) === null ? '' : `\nCopyright (c) ${author(place)}`}`;
    groups.set(text, [...(groups.get(text) ?? []), `${name} ${version} (${licence})`]);
  }
  const sections = [...groups].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const head =
    'VisaTalent contains the following third-party software and fonts, under the licences given with each.\n';
  return { text: [head, ...sections].join(`\n${LINE}\n\n`), refused, count: listed.length };
}

const { text, refused, count } = notices();
const current = existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : null;
for (const line of refused) console.error(`Licence not on the allow-list: ${line}`);
if (process.argv.includes('--check')) {
  if (current !== text)
    console.error('public/third-party-notices.txt is not current: run "npm run notices".');
  process.exitCode = current === text && refused.length === 0 ? 0 : 1;
} else {
  writeFileSync(TARGET, text);
  console.log(`${path.relative(ROOT, TARGET)}: ${count} packages`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
