import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ConfiguredSite, configuredSite, type Files, readSite } from '../../deploy/site.mjs';

export interface ServedBuild {
  /** The address, without a trailing slash. */
  readonly url: string;
  /** Replaces the build, like a new deployment. */
  replace(files: Files): void;
  /** Changes the settings of the same build, for pages that are loaded from now on. */
  configure(settings: Readonly<Record<string, string>>): void;
  /** Restores the first build and settings. */
  reset(): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
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

/** The file of an address, by the rules of deploy/nginx.conf.template; null means 404. */
function fileOf({ files, shell }: ConfiguredSite, address: string): string | null {
  if (files.has(address) && address !== shell) return address;
  const bare = address.replace(/\/+$/, '');
  const page = [`${bare}.html`, `${bare}/index.html`].find((name) => files.has(name));
  if (page !== undefined) return page;
  return address.startsWith('/assets/') || /\.(?:js|css|json|png|svg|woff2|map|txt|ico|html)$/.test(address)
    ? null
    : shell;
}

/** The build in `dist`, or in the folder that DIST names. */
export const readBuild = (): Files => readSite(path.resolve(process.env.DIST ?? 'dist'));

/**
 * Serves a build like a deployment: with run-time configuration in the pages, all headers, and a 404 for a
 * missing chunk. `settings` have the names of .env.example.
 */
export async function serveBuild(
  settings: Readonly<Record<string, string>>,
  build: Files = readBuild(),
): Promise<ServedBuild> {
  let files = build;
  const original = configuredSite(build, settings);
  let site = original;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = fileOf(site, pathname);
    const body = site.files.get(name ?? '/404.html');
    for (const [header, value] of site.headers) response.setHeader(header, value);
    response.setHeader('Content-Type', TYPES[path.extname(name ?? '.html')] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      name?.startsWith('/assets/') === true
        ? 'public, max-age=31536000, immutable'
        : name === site.shell
          ? 'no-store'
          : 'no-cache',
    );
    response.statusCode = name === null ? 404 : 200;
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replace(others) {
      files = others;
      site = configuredSite(files, settings);
    },
    configure(others) {
      site = configuredSite(files, others);
    },
    reset() {
      files = build;
      site = original;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
