import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './build/chunks.ts';
import { moduleStubs } from './build/moduleStubs.ts';
import { prerender } from './build/prerender.ts';
import { shell } from './build/shell.ts';
import { texts } from './build/texts.ts';
import { embeddedBackend } from './embedded-backend/plugin.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const LOOPBACK = '127.0.0.1';
/**
 * lightningcss' Features.LightDark adds two properties for light-dark() to each document, and no sheet of
 * ours uses it.
 */
const LIGHT_DARK = 1 << 20;

/** Tests that only `npm run test:all` plays, or whoever names one of them: vitest run tests/journeys/all/social.test.tsx */
const MORE =
  process.env.ALL === '1' || process.argv.some((argument) => /[/\\]all[/\\]/.test(argument))
    ? []
    : ['tests/{journeys,contracts}/all/**'];

export default defineConfig({
  plugins: [react(), texts(), moduleStubs(), shell(), prerender(), embeddedBackend()],
  resolve: { alias: { '@': source } },
  // They are found only when a CSV file is chosen. If Vite optimised them then, it would reload the page
  // while a person uses it.
  optimizeDeps: { include: ['papaparse', 'libphonenumber-js/min'] },
  css: { lightningcss: { exclude: LIGHT_DARK } },
  server: { host: LOOPBACK, port: 5173 },
  preview: { host: LOOPBACK, port: 4173 },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The policy does not allow fonts as data URLs, and small files cost little over HTTP/2.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // A long build is no error, because a busy machine is slow.
      checks: { bundlerTimings: false },
      // Reading a property (React.Component, when a class extends it) does not keep unused code in the build.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    // Some tests say what the clock of a reader in UTC shows.
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/{shell.test.ts,earlyHead.test.tsx,earlyInput.test.tsx,early/*.test.tsx}',
            'tests/journeys/**/*.test.{ts,tsx}',
            'tests/support/*.test.{ts,tsx}',
          ],
          exclude: ['src/{api,eligibility}/**', ...MORE],
        },
      },
      // Tests that need no page, or must not have one: jsdom's fetch and events differ from Node's.
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/{api,eligibility}/**/*.test.ts',
            '{build,deploy,embedded-backend}/**/*.test.ts',
            'tests/contracts/**/*.test.ts',
            'tests/support/*/**/*.test.ts',
          ],
          exclude: ['build/shell.test.ts', ...MORE],
        },
      },
    ],
    // A test of the whole app takes a few seconds on two quiet cores. On a busy machine: vitest run
    // --testTimeout 120000.
    testTimeout: 20_000,
    hookTimeout: 180_000,
    // As patient as the waits for the screen (tests/support/setup.ts).
    expect: { poll: { timeout: 15_000 } },
    // As many as the cores for which this is made.
    maxWorkers: 2,
    // A worker for each file would load jsdom, React and MUI again for each file. tests/support/setup.ts
    // gives every file fresh modules, and restores the window.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
