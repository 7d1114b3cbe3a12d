import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as askHttp } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { fallbackFile, readRedirects } from '../deploy/redirects.mjs';

/**
 * A static host on loopback. Files are in memory and compressed with brotli 11. `/about` is `about.html`; an address without
 * a file gets the one that `_redirects` names.
 */
const brotli = promisify(zlib.brotliCompress);

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

async function readSite(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name));
  const site = new Map();
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const body = await readFile(file);
      const packed = COMPRESSIBLE.has(extname(name)) ? await brotli(body) : body;
      site.set(`/${relative(folder, file).split(sep).join('/')}`, {
        body,
        packed,
        type: TYPES[extname(name)],
      });
    }),
  );
  return site;
}

/** The file of an address: its own, or the one that the build's `_redirects` names for it. */
function find(site, fallbacks, pathname) {
  const bare = pathname.replace(/\/+$/, '');
  const hit = site.get(pathname) ?? site.get(`${bare}.html`) ?? site.get(`${bare}/index.html`);
  if (hit !== undefined || extname(pathname) !== '') return hit;
  return site.get(fallbackFile(fallbacks, pathname) ?? '/200.html') ?? site.get('/index.html');
}

const BODY_HEADERS = ['content-type', 'content-encoding', 'content-length', 'cache-control', 'vary'];
const FORWARDED = ['authorization', 'accept', 'accept-encoding', ...BODY_HEADERS];

const only = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** Forwards a call to the backend, and the answer as the backend sends it (compressed). */
async function forward(backend, request, response) {
  const { method, headers, url } = request;
  const call = askHttp(backend + url, { method, headers: only(headers, FORWARDED) });
  await pipeline(request, call);
  const [answer] = await once(call, 'response');
  response.writeHead(answer.statusCode, only(answer.headers, BODY_HEADERS));
  await pipeline(answer, response);
}

/**
 * @param {{ backend?: string, canned?: Record<string, string> }} [api] `backend` gets the calls of `/api`, except those that
 *   `canned` answers: JSON texts by path
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(folder, { backend, canned = {} } = {}) {
  const site = await readSite(folder);
  const fallbacks = readRedirects(site.get('/_redirects')?.body.toString() ?? '');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (canned[pathname] !== undefined && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(canned[pathname]);
      return;
    }
    if (backend !== undefined && pathname.startsWith('/api/')) {
      forward(backend, request, response).catch(() => response.destroy());
      return;
    }
    const entry = find(site, fallbacks, pathname);
    if (entry === undefined || request.method !== 'GET') {
      response.writeHead(entry === undefined ? 404 : 405).end();
      return;
    }
    const packs =
      entry.packed.length < entry.body.length && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = packs ? entry.packed : entry.body;
    response.writeHead(200, {
      'content-type': entry.type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packs ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
