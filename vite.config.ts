import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './build/chunks.ts';
import { leftOut } from './build/leftOut.ts';
import { prerender } from './build/prerender.ts';
import { shell } from './build/shell.ts';
import { embeddedBackend } from './embedded-backend/plugin.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const LOOPBACK = '127.0.0.1';

export default defineConfig({
  plugins: [react(), leftOut(), shell(), prerender(), embeddedBackend()],
  resolve: { alias: { '@': source } },
  // Found only when a CSV is chosen: optimised then, it would reload the page under the person's hands.
  optimizeDeps: { include: ['papaparse', 'libphonenumber-js/min'] },
  server: { host: LOOPBACK, port: 5173 },
  preview: { host: LOOPBACK, port: 4173 },
  build: {
    target: 'es2022',
    sourcemap: false,
    // The policy allows no data: fonts, and small files are cheap over HTTP/2.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // Reading a property (React.Component, when a class extends it) keeps nothing that is not used.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'src/**/*.test.{ts,tsx}',
      'embedded-backend/**/*.test.ts',
      'build/**/*.test.ts',
      'deploy/**/*.test.ts',
      'tests/{contracts,journeys,support}/**/*.test.{ts,tsx}',
    ],
    // A story of the whole app on a busy machine: how long it takes says nothing about it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest leaves a core free, which on two cores is half the machine.
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
