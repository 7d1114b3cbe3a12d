import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The deploy tests need a build and nginx; `npm run test:deploy` provides both. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/deploy/**/*.test.ts'],
    // The additional tests of `npm run test:all` (README, "Tests").
    exclude: process.env.ALL === '1' ? [] : ['tests/deploy/all/**'],
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
