import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The journeys in WebKit. `npm run test:engines` builds the app and finds WebKit. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/engines/webkit/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
