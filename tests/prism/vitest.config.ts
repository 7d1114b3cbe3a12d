import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The document is checked with other tools: `npm run test:contract` installs them and builds the app. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['tests/prism/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
  },
});
