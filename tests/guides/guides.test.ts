import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepsOf, write } from './guide';

/**
 * Follows every guide of docs/how-to in a copy of this project: changes the files that it names and runs its
 * commands. All guides share one copy, so that types are checked once and tests run together.
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

/**
 * Runs a command in the copy.
 * @returns its output if it failed, '' otherwise
 */
function run(command: string): string {
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' });
  return status === 0 ? '' : `${command}\n${stdout}${stderr}`;
}

/** The guide for a language is last, because it copies the English texts, also those of the other guides. */
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

test('the tests that the guides name pass', () => {
  expect(tests.length).toBeGreaterThanOrEqual(guides.length);
  expect(run(`${VITEST}--maxWorkers=2 ${[...new Set(tests)].join(' ')}`)).toBe('');
});
