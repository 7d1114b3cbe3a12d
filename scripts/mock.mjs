#!/usr/bin/env node
// npm run mock: the app with the examples of docs/openapi.json, answered by Prism
// instead of a backend. Any e-mail and password sign in. PORT: the app's port
// (default 4174). It builds first (BUILT=1: the build is up to date).
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { loadConfigFromFile, preview } from 'vite';
import { ensureContractTools, PRISM } from './contract-tools.mjs';
import { BUILD_ENV, cleanEnvironment, exitWith, ROOT, runScript } from './run.mjs';

/** A free port on the loopback interface. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Resolves when Prism listens; its output is printed only when it fails. */
function startPrism(port) {
  const child = spawn(
    process.execPath,
    [PRISM, 'mock', path.join(ROOT, 'docs/openapi.json'), '-p', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (piece) => {
      output = (output + piece).slice(-10_000);
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`Prism ended:\n${output}`)));
  });
}

async function main() {
  const installed = await ensureContractTools();
  if (installed !== 0) return installed;
  if (process.env.BUILT !== '1') {
    const code = await runScript('build', { env: cleanEnvironment(BUILD_ENV) });
    if (code !== 0) return code;
  }
  const mock = await freePort();
  await startPrism(mock);
  const port = Number(process.env.PORT ?? 4174);
  // Like `npm run preview`, but requests to the page's own origin go to Prism instead
  // of the embedded backend.
  const appConfig = await loadConfigFromFile(
    { command: 'serve', mode: 'production', isPreview: true },
    path.join(ROOT, 'vite.config.ts'),
  );
  const plugins = appConfig.config.plugins
    .flat()
    .filter(({ name }) => name !== 'visatalent:embedded-backend');
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins,
    preview: {
      host: '127.0.0.1',
      port,
      proxy: { '/api': { target: `http://127.0.0.1:${mock}`, changeOrigin: true } },
    },
  });
  console.log(`The app on the examples of docs/openapi.json: ${server.resolvedUrls.local[0]}`);
  console.log('Any e-mail and password sign in.');
  return 0;
}

exitWith(main());
