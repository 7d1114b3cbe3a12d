#!/usr/bin/env node
// npm run check:backend -- --url URL --email E [...]: asks a backend what docs/openapi.json documents, with our own
// client, and says where its answers differ (docs/backend.md).
import { runnerImport } from 'vite';
import { ROOT } from './run.mjs';

const { module } = await runnerImport(`${ROOT}/scripts/check-backend/main.ts`, {
  configFile: false,
  logLevel: 'error',
  root: ROOT,
  resolve: { alias: { '@': `${ROOT}/src` } },
});
process.exitCode = await module.main(process.argv.slice(2), ROOT);
