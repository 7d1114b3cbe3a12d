import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': source } },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    include: [
      'src/**/*.test.{ts,tsx}',
      'embedded-backend/**/*.test.ts',
      'tests/{contracts,journeys,support}/**/*.test.{ts,tsx}',
    ],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
