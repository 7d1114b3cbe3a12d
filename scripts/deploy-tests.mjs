#!/usr/bin/env node
// npm run test:deploy: what a host gets. The content of the build, and the build behind the machine's own nginx with
// deploy/'s configuration. Builds first (BUILT=1: there is a fresh build). ALL=1 also compares a second build, and so
// does its name: npm run test:deploy -- all/secondBuild. Without an nginx that can be found or installed, the cases
// that need it are counted as skipped, and say so.
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { allIfNamed, BUILD_ENV, cleanEnvironment, exitWith, runScript, runTool } from './run.mjs';

async function main() {
  if (process.env.BUILT !== '1') {
    const code = await runScript('build', { env: cleanEnvironment(BUILD_ENV) });
    if (code !== 0) return code;
  }
  const nginx = ensureNginx();
  if (nginx === null)
    console.log('No nginx could be found or installed (NGINX_PATH names one): its cases are skipped.');
  const report = process.env.DEPLOY_REPORT;
  const reporters = [
    '--reporter=default',
    ...(report ? ['--reporter=json', `--outputFile.json=${report}`] : []),
  ];
  const env = cleanEnvironment({
    ...allIfNamed(),
    CHROMIUM_PATH: ensureChromium(),
    ...(nginx === null ? {} : { NGINX_PATH: nginx }),
  });
  const args = ['run', '--config', 'tests/deploy/vitest.config.ts', ...reporters, ...process.argv.slice(2)];
  return runTool('vitest/vitest.mjs', args, { env });
}

exitWith(main());
