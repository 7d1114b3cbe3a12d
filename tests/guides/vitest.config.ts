import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Follows the guides of docs/how-to in a copy of this project: `npm run test:guides`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/guides/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
