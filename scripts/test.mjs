#!/usr/bin/env node
// npm test: what must hold before every commit, one step after another. npm run
// test:all (--all): everything. A failed step does not stop the next one, so that one
// run reports everything; only the steps that need a build are skipped without one. The
// last line is the count: "N passed, N failed" (and ", N skipped" if there are any).
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { one, playwrightResult, vitestResult } from './reports.mjs';
import { BUILD_ENV, cleanEnvironment, run, runScript, runTool } from './run.mjs';

const reports = mkdtempSync(path.join(os.tmpdir(), 'visatalent-test-'));
const all = process.argv.includes('--all') ? { ALL: '1' } : {};
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const failures = [];

async function step(name, work) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = one(1);
  }
  for (const key of Object.keys(total)) total[key] += count[key];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} (${seconds} s)`;
  lines.push(line);
  failures.push(...count.failures);
  console.log(line);
  return count.failed === 0;
}

const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const guideReport = path.join(reports, 'guides.json');
const contractReport = path.join(reports, 'contract.json');
const deployReport = path.join(reports, 'deploy.json');

await step('types', async () => one(await runScript('typecheck')));
await step('lint', async () => one(await runScript('lint')));
await step('unit tests and journeys', async () => {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return vitestResult(unitReport, await runTool('vitest/vitest.mjs', args, { env: cleanEnvironment(all) }));
});
if (all.ALL === '1') {
  await step('guides', async () => {
    const args = [
      'run',
      '--config',
      'tests/guides/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
    ];
    return vitestResult(
      guideReport,
      await runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${guideReport}`]),
    );
  });
}
const built = await step('production build', async () =>
  one(await runScript('build', { env: cleanEnvironment(BUILD_ENV) })),
);
if (built) {
  await step('browser tests', async () => {
    const env = cleanEnvironment({ ...all, BUILT: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport });
    return playwrightResult(
      browserReport,
      await run(process.execPath, ['scripts/browser-tests.mjs'], { env }),
    );
  });
  if (all.ALL === '1') {
    await step('contract tests', async () => {
      const env = cleanEnvironment({ BUILT: '1', CONTRACT_REPORT: contractReport });
      return vitestResult(
        contractReport,
        await run(process.execPath, ['scripts/contract-tests.mjs'], { env }),
      );
    });
  }
  await step('deploy tests', async () => {
    const env = cleanEnvironment({ ...all, BUILT: '1', DEPLOY_REPORT: deployReport });
    return vitestResult(deployReport, await run(process.execPath, ['scripts/deploy-tests.mjs'], { env }));
  });
} else console.log('\nNo build: the browser, contract and deploy tests did not run.');

rmSync(reports, { recursive: true, force: true });
// Repeated at the end, because a failure may be thousands of lines above.
for (const { name, message } of failures) console.log(`\nFAILED ${name}\n${message}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
