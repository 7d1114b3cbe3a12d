import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config';
import { speakToInstalledFirefox } from './installedFirefox';

/**
 * The browser tests in the Firefox of this machine (`npm run test:engines`), which Playwright controls over
 * WebDriver BiDi. Left out are tests that need Chromium's own protocol, and tests of network and server
 * faults, which need their own servers.
 */
speakToInstalledFirefox();

/**
 * Tests that need something that this Firefox does not support over BiDi: a part of each title, with the
 * reason.
 */
const NOT_OVER_BIDI: readonly RegExp[] = [
  // The bodies of requests are not reported.
  /begins a profile from the dashboard/,
  // Media (print) cannot be emulated.
  /a printed /,
  // JavaScript cannot be turned off.
  /without JavaScript/,
  // Downloads are not reported.
  /comes out safe for spreadsheets/,
  /two-factor sign-in: set up/,
  // After the last element of the page, Tab moves the focus into the browser's own bars.
  /the drawer keeps the focus inside/,
];

const { launchOptions: _flags, ...use } = chromium.use ?? {};
const site = new URL(use.baseURL ?? '');

export default defineConfig({
  ...chromium,
  testDir: '../browser',
  outputDir: '../../test-results/firefox',
  testMatch: [/(?:story|start|dashboard|admin|profile|settings-\w+(?:-\w+)?)\.spec/, /keyboard\.spec/],
  grepInvert: [...NOT_OVER_BIDI],
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // As in Playwright's Chromium, pages are not kept in the back-forward cache.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  webServer: {
    command: `node scripts/production-server.mjs ${site.port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: site.href,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  projects: [{ name: 'firefox', use: { viewport: { width: 1440, height: 900 } } }],
});
