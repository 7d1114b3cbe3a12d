#!/usr/bin/env node
// The server of the browser tests: the production build, deployed by
// deploy/configure.mjs (with policy and integrity) and served by `vite preview` with
// the embedded backend, whose data is in memory. It needs a dist.
// node scripts/production-server.mjs PORT
import { rmSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { publish } from '../deploy/publish.mjs';
import { configuredSite, readSite } from '../deploy/site.mjs';
import { ROOT } from './run.mjs';

const port = Number(process.argv[2] ?? 4199);
// Each port has its own folder, so that two servers do not replace each other's files.
const folder = path.join(ROOT, `node_modules/.cache/visatalent/production-${port}`);

rmSync(folder, { recursive: true, force: true });
rmSync(`${folder}.releases.json`, { force: true });
publish(
  folder,
  configuredSite(readSite(path.resolve(ROOT, process.env.DIST ?? 'dist')), { VITE_API_BASE_URL: '/' }).files,
  `${folder}.releases.json`,
);

process.env.VISATALENT_DATA ??= 'memory';
process.env.VISATALENT_LATENCY ??= '5';
const server = await preview({
  root: ROOT,
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
server.printUrls();
