#!/usr/bin/env node
// npm run test:observatory: runs the scorer of Mozilla's HTTP Observatory on the configured build behind
// nginx with TLS, on ports 80 and 443 of a separate network (F-154). It needs Linux, root, nginx, openssl and
// a dist, and once the registry: the scorer is installed into a temporary folder, because its package needs a
// database driver that must be compiled. Not a part of npm test.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './run.mjs';

const SCORER = '@mdn/mdn-http-observatory@1.4.8';
const HOST = 'visatalent.example';
const LEAST = 135;

const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-observatory-'));
chmodSync(folder, 0o755);
const at = (name) => path.join(folder, name);

function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
    ...options,
  });
  if (result.status !== 0)
    throw new Error(
      `${command} ${args.join(' ')} failed:\n${result.error ?? result.stderr}${result.stdout ?? ''}`,
    );
  return result.stdout;
}

// The steps that need the network namespace: loopback up, a name for it, nginx, the scan.
const INSIDE = `
set -eu
ip link set lo up
{ cat /etc/hosts; echo "127.0.0.1 ${HOST}"; } > "$FOLDER/hosts"
mount --bind "$FOLDER/hosts" /etc/hosts
nginx -p "$FOLDER/run" -c "$FOLDER/nginx/nginx.conf"
sleep 0.5
node "$SCAN" ${HOST} || true
kill "$(cat "$FOLDER/run/nginx.pid")"
`;

try {
  run('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    SCORER,
  ]);
  const scorer = at('node_modules/@mdn/mdn-http-observatory');
  writeFileSync(path.join(scorer, 'conf/hsts-preload.json'), '{}');
  const files = ['-keyout', at('tls.key'), '-out', at('tls.pem')];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${HOST}`,
    '-addext',
    `subjectAltName=DNS:${HOST}`,
    ...files,
  ]);
  run('mkdir', [at('run')]);
  const options = {
    out: at('site'),
    nginx: at('nginx'),
    run: at('run'),
    host: HOST,
    certificate: at('tls.pem'),
    key: at('tls.key'),
    set: 'VITE_API_BASE_URL=https://api.example.com',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  run(process.execPath, ['deploy/configure.mjs', ...flags]);
  const env = {
    ...process.env,
    FOLDER: folder,
    SCAN: path.join(scorer, 'src/scan.js'),
    NODE_EXTRA_CA_CERTS: at('tls.pem'),
  };
  const { scan, tests } = JSON.parse(run('unshare', ['-n', '-m', 'bash', '-c', INSIDE], { env }));
  for (const [name, { pass, scoreModifier, result }] of Object.entries(tests)) {
    console.log(
      `${pass ? 'ok    ' : 'FAILED'} ${name}: ${result} (${scoreModifier >= 0 ? '+' : ''}${scoreModifier})`,
    );
  }
  console.log(
    `${scan.grade}, score ${scan.score}, ${scan.testsPassed} of ${scan.testsQuantity} tests passed`,
  );
  process.exitCode = scan.grade === 'A+' && scan.score >= LEAST && scan.testsFailed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
