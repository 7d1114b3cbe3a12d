#!/usr/bin/env node
// npm run test:browser [-- playwright's arguments]: the journeys in a real Chromium, desktop and phone, against
// the production build and the embedded backend over HTTP. Builds first (BUILT=1: there is a fresh build).
// Without arguments the stories of the features and one pass over every surface; ALL=1 plays tests/browser/all too, and
// so does a file that is named there: npm run test:browser -- all/injection
import { browserEnvironment } from './chromium.mjs';
import { allIfNamed, BUILD_ENV, cleanEnvironment, exitWith, runScript, runTool } from './run.mjs';

async function main() {
  if (process.env.BUILT !== '1') {
    const code = await runScript('build', { env: cleanEnvironment(BUILD_ENV) });
    if (code !== 0) return code;
  }
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
  const reporters = report === undefined ? 'list' : 'list,json';
  const env = cleanEnvironment({ ...browserEnvironment(), ...allIfNamed(), PLAYWRIGHT_HTML_OPEN: 'never' });
  return runTool('@playwright/test/cli.js', ['test', `--reporter=${reporters}`, ...process.argv.slice(2)], {
    env,
  });
}

exitWith(main());
