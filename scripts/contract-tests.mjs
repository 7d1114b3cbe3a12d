#!/usr/bin/env node
// npm run test:contract: other tools check docs/openapi.json. Redocly validates it. Prism forwards the client's calls to
// the embedded backend and compares every request and answer with it. The production build also runs on the examples of
// the document alone. Builds first (BUILT=1: there is a new build). The first run installs the tools (npm ci).
import { ensureChromium } from './chromium.mjs';
import { ensureContractTools } from './contract-tools.mjs';
import { BUILD_ENV, cleanEnvironment, exitWith, runScript, runTool } from './run.mjs';

async function main() {
  const installed = await ensureContractTools();
  if (installed !== 0) return installed;
  if (process.env.BUILT !== '1') {
    const code = await runScript('build', { env: cleanEnvironment(BUILD_ENV) });
    if (code !== 0) return code;
  }
  const report = process.env.CONTRACT_REPORT;
  const reporters = [
    '--reporter=default',
    ...(report ? ['--reporter=json', `--outputFile.json=${report}`] : []),
  ];
  const env = cleanEnvironment({ CHROMIUM_PATH: ensureChromium() });
  const args = ['run', '--config', 'tests/prism/vitest.config.ts', ...reporters, ...process.argv.slice(2)];
  return runTool('vitest/vitest.mjs', args, { env });
}

exitWith(main());
