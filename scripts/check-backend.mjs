#!/usr/bin/env node
// npm run check:backend -- --url URL --email E [...]: sends a backend the calls of docs/openapi.json, through
// the app's own client, and reports where its answers differ (docs/backend.md).
import { runnerImport } from 'vite';
import { ROOT } from './run.mjs';

const { module } = await runnerImport(`${ROOT}/scripts/check-backend/main.ts`, {
  configFile: false,
  logLevel: 'error',
  root: ROOT,
  resolve: { alias: { '@': `${ROOT}/src` } },
});
process.exitCode = await module.main(process.argv.slice(2), ROOT);
