// Measures what each part that is kept for speed saves: the bytes of the home page without it, minus those with it.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD_ENV, cleanEnvironment, runTool } from '../scripts/run.mjs';

/** The names in build/moduleStubs.ts are read from its text, because old versions of Node cannot import TypeScript. */
const STUBS = new URL('../build/moduleStubs.ts', import.meta.url);
const stubNames = async () =>
  [...(await readFile(STUBS, 'utf8')).matchAll(/^ {2}'([\w-]+)': \{$/gm)].map(([, name]) => name);

const brotli = (bytes) => brotliCompressSync(bytes).length;

/** The bytes of a build's start chunk and of its home page, as a host sends them (brotli). */
async function sizes(dist) {
  const folder = path.join(dist, 'assets');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  let start = 0;
  for (const name of files) if (html.includes(name)) start += brotli(await readFile(path.join(folder, name)));
  return { start, html: brotli(Buffer.from(html)) };
}

async function built(out, without) {
  const dist = path.join(out, without === '' ? 'with' : `without-${without}`);
  await mkdir(dist, { recursive: true });
  const env = cleanEnvironment({ ...BUILD_ENV, BUILD_WITHOUT: without });
  const code = await runTool(
    'vite/bin/vite.js',
    ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'],
    { env },
  );
  if (code !== 0) throw new Error(`The build without ${without} failed`);
  const found = await sizes(dist);
  await rm(dist, { recursive: true, force: true });
  return found;
}

const kib = (bytes) => (bytes / 1024).toFixed(2);

/** A table of how much larger the start chunk and the home page's HTML are without each part, in KiB (brotli). */
export async function keptTable(out) {
  const all = await built(out, '');
  const rows = [];
  for (const name of [...(await stubNames()), 'router']) {
    const { start, html } = await built(out, name);
    rows.push(`| ${name} | ${kib(start - all.start)} | ${kib(html - all.html)} |`);
  }
  return ['| without | start chunk, KiB | home HTML, KiB |', '| --- | --- | --- |', ...rows].join('\n');
}
