#!/usr/bin/env node
// Measures a production build and the floors in one run (docs/performance.md).
//   npm run bench [-- --runs 7] [--dist FOLDER] [--no-interactions] [--kept]
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUILD_ENV, cleanEnvironment, run, runTool } from '../scripts/run.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OUT = path.join(HERE, 'out');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    dist: { type: 'string' },
    'no-interactions': { type: 'boolean', default: false },
    // Prints only the table of what is kept for speed. This builds the app once for each part.
    kept: { type: 'boolean', default: false },
    // A sample is taken again if other processes used more than this share of a core.
    'quiet-share': { type: 'string', default: '0.2' },
    'quiet-wait': { type: 'string', default: '60' },
    // If the noise of a run is larger than this, no table is written (report.mjs).
    'most-noise': { type: 'string', default: '0.15' },
  },
});

async function need(what, exit) {
  if ((await exit) === 0) return;
  console.error(`${what} failed`);
  process.exit(1);
}

if (!existsSync(path.join(HERE, 'node_modules/.package-lock.json'))) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  await need(
    'npm ci',
    run(command, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: HERE,
      env: process.env,
    }),
  );
}
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

if (values.kept) {
  const { keptTable } = await import('./kept.mjs');
  console.log(`\n${await keptTable(path.join(OUT, 'kept'))}`);
  process.exit(0);
}

const app = values.dist === undefined ? path.join(OUT, 'app') : path.resolve(values.dist);
if (values.dist === undefined) {
  const env = cleanEnvironment(BUILD_ENV);
  await need(
    'The build',
    runTool('vite/bin/vite.js', ['build', '--outDir', app, '--logLevel', 'warn'], { env }),
  );
}

// These modules need the packages that were installed above.
const { buildFloors } = await import('./floors/build.mjs');
const { describeMachine } = await import('./chrome.mjs');
const { measureInteractions } = await import('./interact.mjs');
const { measureLoads } = await import('./load.mjs');
const { startBackend } = await import('./backend.mjs');
const { measureBlocking } = await import('./blocking.mjs');
const { interactionTable, loadTable, noiseOf, pagesTable } = await import('./report.mjs');
const { messages } = await import('./scenarios/messages.mjs');
const { default: palette } = await import('./scenarios/palette.mjs');
const { default: search } = await import('./scenarios/search.mjs');
const { default: visitor, floorVisitor } = await import('./scenarios/visitor.mjs');
const { serve } = await import('./serve.mjs');

await buildFloors(path.join(OUT, 'floors'));
const runs = Number(values.runs);
const quiet = { share: Number(values['quiet-share']), tries: 3, limit: Number(values['quiet-wait']) * 1000 };
const target = (label, dist, more = {}) => ({ label, dist, samples: [], steps: {}, failures: [], ...more });
const mui = path.join(OUT, 'floors/mui');

const backend = await startBackend(app);
const toBackend = { backend: backend.url };
const home = [
  target('app', app, { scenario: visitor }),
  target('static', path.join(OUT, 'floors/static')),
  target('mui', mui, { scenario: floorVisitor }),
];
/** Pages with an empty cache. The goal compares the largest paint with a floor of the same run (docs/performance.md). */
const SIGNED_IN = [
  ['dashboard', '/dashboard', 1.2],
  ['admin list', '/admin/education-levels', 1.15, backend.admin],
  ['/applications', '/applications', 1.25],
  ['/profile/edit', '/profile/edit', 1.25],
  ['/documents', '/documents', 1.25],
  ['/profile', '/profile', 1.25],
  ['/messages', '/messages', 1.25],
  ['/admin', '/admin', 1.25, backend.admin],
  ['/admin/reports', '/admin/reports', 1.25, backend.admin],
];
const OPEN = [
  ['/jobs', '/jobs', 1.4],
  ['a job', `/jobs/${backend.job}`, 2.5],
  ['/tools/clb', '/tools/clb', 1.4],
  ['/tools/crs', '/tools/crs', 1.4],
];
const pages = [
  ...SIGNED_IN.map(([label, path, goal, stored = backend.user]) =>
    target(label, app, { path, stored, api: toBackend, goal: { floor: 'mui', ratio: goal } }),
  ),
  ...OPEN.map(([label, path, goal]) =>
    target(label, app, { path, api: toBackend, goal: { floor: 'static', ratio: goal } }),
  ),
  target('static', path.join(OUT, 'floors/static')),
  target('mui', mui),
];
const searching = target('search', app, {
  scenario: search,
  stored: backend.admin,
  api: { ...toBackend, canned: { '/api/countries': backend.many } },
});
const { subject, path: postsPath, posts } = backend.thread;
const reading = target('messages', app, {
  scenario: messages(subject),
  stored: backend.user,
  api: { ...toBackend, canned: { [postsPath]: posts } },
});
const finding = target('palette', app, { scenario: palette, stored: backend.user, api: toBackend });
const ALONE = [searching, reading, finding];
const all = [...home, ...pages, ...ALONE];

try {
  for (const each of all) each.server = await serve(each.dist, each.api);
  await measureLoads(home, { runs, quiet });
  await measureBlocking(home, { runs, quiet });
  await measureLoads(pages, { runs, quiet });
  if (!values['no-interactions']) {
    // Both are measured one after the other in each round, so that a slow phase of the machine affects both.
    await measureInteractions([home[0], home[2]], { runs: Math.min(runs, 5), quiet });
    await measureInteractions(ALONE, { runs: Math.min(runs, 5), quiet });
  }
} finally {
  for (const { server } of all) await server?.close();
  backend.close();
}

const noise = noiseOf([...home, ...pages]);
const most = Number(values['most-noise']);
const results = all.map(({ label, samples, steps, failures }) => ({ label, samples, steps, failures }));
await writeFile(
  path.join(OUT, 'bench.json'),
  JSON.stringify({ machine: describeMachine(), runs, noise, results }, null, 1),
);
const share = (value) => `${(value * 100).toFixed(0)} %`;
console.log(`\nNoise of this run: the floors lie ${share(noise)} apart (bound ${share(most)}).`);
if (noise > most) {
  console.error('No table is written: the machine was not quiet. bench/out/bench.json has the samples.');
  process.exitCode = 2;
} else {
  console.log(`\n${loadTable(home)}`);
  console.log(`\n${pagesTable(pages)}`);
  if (!values['no-interactions']) {
    console.log(
      `\n${interactionTable(Object.assign({}, home[0].steps, ...ALONE.map(({ steps }) => steps)), home[2].steps)}`,
    );
  }
}
if (all.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
