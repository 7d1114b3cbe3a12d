import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './scripts/chromium.mjs';

const PORT = Number(process.env.PORT ?? 4199);

/** The browser journeys: the production build in a real Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests/browser',
  // What `npm run test:all` plays besides (README, "Tests").
  testIgnore: process.env.ALL === '1' ? [] : ['**/browser/all/**'],
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  // One more than the two cores that this is made for: a test also waits.
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
    // A press that begins on an item of a menu that still grows may end beside it. The story and what is said to move
    // nothing are told with motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH ?? ensureChromium(),
      // Who listens to requests makes V8 look for the lines of code that ask; found while it compiles, they cost a tenth
      // of a page less.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-enable-lazy-source-positions'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // A test says itself whether a small screen can make it another.
      grep: /@phone/,
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
