#!/usr/bin/env node
// npm run test:engines: browser tests in the other two engines, if they are installed. Debian has both:
//   apt-get install firefox-esr webkit2gtk-driver xvfb
// Firefox runs tests of tests/browser, WebKit those of tests/engines/webkit. Builds first (BUILT=1: there is a new
// build). Not part of npm test, because these browsers are optional and slow.
import { findFirefox, findWebKit } from './engines.mjs';
import { BUILD_ENV, cleanEnvironment, exitWith, runScript, runTool } from './run.mjs';

const FIREFOX_CONFIG = 'tests/engines/firefox.config.ts';
const WEBKIT_CONFIG = 'tests/engines/vitest.config.ts';

async function inFirefox(firefox) {
  const env = cleanEnvironment({ FIREFOX_PATH: firefox, PLAYWRIGHT_HTML_OPEN: 'never' });
  const args = ['test', '--config', FIREFOX_CONFIG, '--reporter=list'];
  return runTool('@playwright/test/cli.js', args, { env });
}

async function inWebKit({ driver, browser, xvfb }) {
  const env = cleanEnvironment({
    WEBKIT_DRIVER_PATH: driver,
    WEBKIT_BROWSER_PATH: browser,
    ...(xvfb === null ? {} : { XVFB_PATH: xvfb }),
  });
  return runTool('vitest/vitest.mjs', ['run', '--config', WEBKIT_CONFIG, '--reporter=verbose'], { env });
}

async function main() {
  const engines = [
    { name: 'Firefox', found: findFirefox(), play: inFirefox, packages: 'firefox-esr' },
    { name: 'WebKit', found: findWebKit(), play: inWebKit, packages: 'webkit2gtk-driver and xvfb' },
  ];
  if (process.env.BUILT !== '1' && engines.some(({ found }) => found !== null)) {
    const code = await runScript('build', { env: cleanEnvironment(BUILD_ENV) });
    if (code !== 0) return code;
  }
  let worst = 0;
  for (const { name, found, play, packages } of engines) {
    if (found === null) console.log(`No ${name} on this machine: its journeys are skipped (${packages}).`);
    else worst = Math.max(worst, await play(found));
  }
  return worst;
}

exitWith(main());
