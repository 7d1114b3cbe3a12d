import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inlineHashes, isAppPage, withIntegrity, withPolicy, withSettings } from './html.mjs';
import { metaPolicy, securityHeaders, CACHING } from './policy.mjs';
import { readRedirects, redirectsFile } from './redirects.mjs';
import { policyOptions, SettingsError } from './settings.mjs';
import { factsOf, LEAVING_WORKER, WORKER, workerFor } from './worker.mjs';

const COMPRESSIBLE = /\.(?:html|js|mjs|css|json|webmanifest|svg|xml|txt|ico|ttf|wasm)$/;
const COMPRESSED = /\.(?:gz|br)$/;

/** Read by Netlify, Cloudflare Pages and others; the build writes it (build/prerender.ts). */
const REDIRECTS = '/_redirects';

/** The files of a folder as `/path` → bytes, sorted by name. */
export function readSite(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !COMPRESSED.test(name) && !name.startsWith('.'))
    .sort();
  return new Map(names.map((name) => [`/${name}`, readFileSync(path.join(folder, name))]));
}

/**
 * Settings that the policy depends on: empty unless the deployment sets them, whatever the build was given.
 */
const UNSET = { VITE_LOG_ENDPOINT: '', VITE_GOOGLE_CLIENT_ID: '' };

const PLAIN_404 =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head><body><h1>Page Not Found</h1><p><a href="/">Home</a></p></body></html>\n';

/**
 * Puts the run-time configuration into all pages of a built `dist`, and makes the matching headers.
 * @param {Map<string, Uint8Array>} dist as {@link readSite} returns it
 * @param {Record<string, string>} settings checked; they override those of the build
 * @returns {{ files: Map<string, Uint8Array>, headers: [string, string][], shell: string, fallbacks: { path: string, file: string }[] }}
 *   `fallbacks`: files for addresses with `:parameters`, the most specific first
 */
export function configuredSite(dist, settings) {
  if (settings.VITE_API_BASE_URL === undefined)
    throw new SettingsError(
      "VITE_API_BASE_URL must be given: connect-src has to allow it (/ is the page's own origin).",
    );
  const pages = [...dist]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]);
  if (!pages.some(([, html]) => isAppPage(html)))
    throw new SettingsError(
      'No page of the folder has <script id="runtime-config">: is this a build of this project?',
    );

  const worker = Buffer.from(dist.get(WORKER) ?? LEAVING_WORKER).toString('utf8');
  const offline = settings.VITE_FEATURE_OFFLINE !== 'false' && factsOf(worker) !== undefined;
  const hashes = pages.map(([, html]) => inlineHashes(html));
  const options = {
    ...policyOptions(settings),
    offline,
    scriptHashes: [...new Set(hashes.flatMap(({ scripts }) => scripts))].sort(),
    styleHashes: [...new Set(hashes.flatMap(({ styles }) => styles))].sort(),
  };
  const files = new Map(dist);
  for (const [name, html] of pages) {
    const page = withIntegrity(
      withPolicy(withSettings(html, { ...UNSET, ...settings }), metaPolicy(options)),
      (file) => dist.get(file) ?? null,
    );
    files.set(name, Buffer.from(page));
  }
  if (!files.has('/404.html')) files.set('/404.html', Buffer.from(PLAIN_404));
  const headers = securityHeaders(options);
  const shell = files.has('/200.html') ? '/200.html' : '/index.html';
  files.set(WORKER, Buffer.from(offline ? workerFor(worker, files.get(shell)) : LEAVING_WORKER));
  files.set('/_headers', Buffer.from(headersFile(headers, shell)));
  const list = dist.get(REDIRECTS);
  const fallbacks =
    list === undefined
      ? []
      : readRedirects(Buffer.from(list).toString('utf8')).filter(({ path }) => path !== '/*');
  files.set(REDIRECTS, Buffer.from(redirectsFile([...fallbacks, { path: '/*', file: shell }])));
  return { files, headers, shell, fallbacks };
}

/** `_headers`, read by Netlify, Cloudflare Pages and others. */
function headersFile(headers, shell) {
  const block = (place, list) =>
    [place, ...list.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', headers),
    block('/assets/*', [['Cache-Control', CACHING.assets]]),
    block(WORKER, [['Cache-Control', CACHING.page]]),
    block('/own/*', [['Cache-Control', CACHING.never]]),
    block(shell, [['Cache-Control', shell === '/200.html' ? CACHING.never : CACHING.page]]),
  ].join('\n');
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** The compressed versions (`.gz`, `.br`) of the files, where they are smaller. */
export async function compressed(files) {
  const twins = new Map();
  const wanted = [...files].filter(([name, bytes]) => COMPRESSIBLE.test(name) && bytes.length > 256);
  await Promise.all(
    wanted.map(async ([name, bytes]) => {
      const [gz, br] = await Promise.all([
        gzip(bytes, { level: 9 }),
        brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      ]);
      if (gz.length < bytes.length) twins.set(`${name}.gz`, gz);
      if (br.length < bytes.length) twins.set(`${name}.br`, br);
    }),
  );
  return twins;
}
