import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config';
import { speakToInstalledFirefox } from './installedFirefox';

/**
 * The browser journeys in the Firefox of this machine (`npm run test:engines`): Playwright speaks WebDriver BiDi to it.
 * Left out is what only Chromium's own protocol can do, and the faults of networks and servers, which
 * need a stage of their own.
 */
speakToInstalledFirefox();

/** Cases that need what this Firefox does not offer over BiDi: part of their titles, with the reason. */
const NOT_OVER_BIDI: readonly RegExp[] = [
  // Bodies of requests are not told.
  /begins a profile from the dashboard/,
  // Media (print) cannot be emulated.
  /a printed /,
  // JavaScript cannot be switched off.
  /without JavaScript/,
  // Downloads are not told, and go nowhere.
  /comes out safe for spreadsheets/,
  /two-factor sign-in: set up/,
  // Tab leads past the last part of the page into the browser's own bars.
  /the drawer comes round/,
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
      // As in Playwright's Chromium no page is kept for the way back: its return is not told.
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
