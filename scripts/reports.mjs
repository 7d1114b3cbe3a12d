// Reads the runners' JSON reports: how many tests passed, and the messages of the failed ones.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Longest message in characters: its beginning has the expected and the actual value. */
const LONGEST = 3000;

const short = (message) => {
  const text = stripVTControlCharacters(message ?? '').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** The result of a step without tests counts as one test. */
export const one = (code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  failures: [],
});

/**
 * A runner that failed without a failed test (a file that does not load, a worker
 * that crashed) counts as one failure.
 */
const atLeastOneFailure = (count, code) =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** Counts and failures of a Vitest JSON report. */
export function vitestResult(file, code) {
  const report = read(file);
  if (report === null) return one(code === 0 ? 1 : code);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ name: fullName, message: short(failureMessages[0]) })),
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...broken.map(({ name, message }) => ({ name, message: short(message) }))],
  };
  return atLeastOneFailure(count, code);
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Counts and failures of a Playwright JSON report. */
export function playwrightResult(file, code) {
  const report = read(file);
  if (report?.stats === undefined) return one(code === 0 ? 1 : code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = specsOf(report).flatMap(({ title, file: where, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${where}: ${title}`,
        message: short(results.find(({ error }) => error !== undefined)?.error.message),
      })),
  );
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, skipped, failures }, code);
}
