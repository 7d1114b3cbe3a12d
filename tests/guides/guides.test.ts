import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepsOf, write } from './guide';

/**
 * Somebody follows every guide of docs/how-to by its own words, in a copy of this project: the files it names, the
 * commands it gives. All in one copy, so that the types are checked once and the tests run together.
 */
const ROOT = process.cwd();
const LEFT_OUT = ['node_modules', '.git', 'dist', 'coverage', 'test-results'];
const VITEST = 'npx vitest run ';
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'visatalent-guides-'));
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_OUT.includes(each))) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; what it said when it failed, '' otherwise. */
function run(command: string): string {
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
  return status === 0 ? '' : `${command}\n${stdout}${stderr}`;
}

/** The language comes last: it copies the English texts, those of the other guides among them. */
const LAST = 'language.md';
const guides = [...readdirSync('docs/how-to').filter((name) => name.endsWith('.md') && name !== LAST), LAST];
const tests: string[] = [];

test.each(guides)('docs/how-to/%s can be followed', (name) => {
  const steps = stepsOf(readFileSync(`docs/how-to/${name}`, 'utf8'));
  expect(steps.length).toBeGreaterThan(1);
  const said = steps.flatMap((step) => {
    if ('commands' in step) return step.commands.filter((each) => !each.startsWith(VITEST)).map(run);
    write(copy, step);
    return [];
  });
  expect(said.join('')).toBe('');
  const named = steps.flatMap((step) => ('commands' in step ? step.commands : []));
  tests.push(
    ...named.flatMap((each) => (each.startsWith(VITEST) ? each.slice(VITEST.length).split(' ') : [])),
  );
});

test('what the guides add compiles', () => {
  expect(run('npx tsc --noEmit')).toBe('');
});

test('the tests that the guides name are green', () => {
  expect(tests.length).toBeGreaterThanOrEqual(guides.length);
  expect(run(`${VITEST}--maxWorkers=2 ${[...new Set(tests)].join(' ')}`)).toBe('');
});
