import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightResult, vitestResult } from '../../scripts/reports.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of Vitest', () => {
  const test = (status: string) => ({
    status,
    fullName: 'the bar shows who is there',
    failureMessages: status === 'failed' ? ['\u001B[31mexpected A\u001B[39m'] : [],
  });
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 };

  it('counts, and names the failed tests without colour codes', () => {
    const file = report({
      ...counts,
      testResults: [
        { name: 'bar.test.ts', status: 'failed', assertionResults: [test('passed'), test('failed')] },
      ],
    });
    expect(vitestResult(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: [{ name: 'the bar shows who is there', message: 'expected A' }],
    });
  });

  it('counts a file that does not load', () => {
    const broken = { name: 'bar.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    const file = report({ ...counts, numFailedTests: 0, testResults: [broken] });
    expect(vitestResult(file, 1)).toMatchObject({
      failed: 1,
      failures: [{ name: 'bar.test.ts', message: 'no such module' }],
    });
  });

  it('never passes with a failing exit code', () => {
    expect(vitestResult(report({ ...counts, numFailedTests: 0, testResults: [] }), 1).failed).toBe(1);
    expect(vitestResult(path.join(folder, 'none.json'), 0).failed).toBe(1);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'story.spec.ts',
    tests: [
      { projectName: 'phone', status, results: [{}, message === undefined ? {} : { error: { message } }] },
    ],
  });

  it('counts, and names the failed tests at any depth', () => {
    const file = report({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          specs: [spec('a', 'expected')],
          suites: [{ specs: [spec('b', 'unexpected', 'x'.repeat(4000)), spec('c', 'flaky', 'late')] }],
        },
      ],
    });
    const { failures, ...counts } = playwrightResult(file, 1);
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2 });
    expect(failures.map(({ name }) => name)).toEqual([
      '[phone] story.spec.ts: b',
      '[phone] story.spec.ts: c',
    ]);
    expect(failures.map(({ message }) => message.length)).toEqual([3002, 4]);
  });

  it('never passes with a failing exit code', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightResult(report({ stats, suites: [] }), 1).failed).toBe(1);
    expect(playwrightResult(report({}), 0).failed).toBe(1);
  });
});
