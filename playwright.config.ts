import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './scripts/chromium.mjs';

const PORT = Number(process.env.PORT ?? 4199);

/** The browser tests: the production build in a real Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests/browser',
  // The additional tests of `npm run test:all` (README, "Tests").
  testIgnore: process.env.ALL === '1' ? [] : ['**/browser/all/**'],
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  // One more than the two cores for which this is made, because a test also waits.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // With animations, a press on an item of a menu that is still growing may end beside it. The story and
    // the tests of layout shifts turn animations on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH ?? ensureChromium(),
      // While requests are observed, V8 looks up the lines of code that send them. Without lazy source
      // positions a page takes a tenth less time.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-enable-lazy-source-positions'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // A test has this tag if a small screen can change its result; @phone-all is for `npm run test:all`.
      grep: process.env.ALL === '1' ? /@phone/ : /@phone(?!-all)/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
  webServer: {
    command: `node scripts/production-server.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
