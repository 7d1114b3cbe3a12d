import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { selfSigned } from './certificate';

export interface SecureFront {
  /** The https address, without a trailing slash. */
  readonly url: string;
  /** The HTTP versions of the requests: '2.0', '1.1'. */
  readonly versions: Set<string>;
  close(): Promise<void>;
}

const WATCH = '/watch-of-a-test.js';

/** Headers that belong to one connection, which HTTP/2 forbids or sets itself. */
const OF_A_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];
const isPassedOn = (name: string) => !name.startsWith(':') && !OF_A_CONNECTION.includes(name);

/**
 * A proxy with TLS and HTTP/2 (or HTTP/1.1) in front of a plain server of this machine, with a self-signed
 * certificate; null without openssl. A broken connection behind it is also broken in front of it. `watch` is
 * a script that every page runs first, from an address of its own, so that the site's policy allows it.
 */
export async function startSecureFront(target: string, watch?: string): Promise<SecureFront | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-tls-'));
  const files = selfSigned(folder);
  const secrets = files && { key: readFileSync(files.key), cert: readFileSync(files.certificate) };
  rmSync(folder, { recursive: true });
  if (secrets === null) return null;
  const versions = new Set<string>();
  const server = http2.createSecureServer({ ...secrets, allowHTTP1: true }, (request, response) => {
    versions.add(request.httpVersion);
    if (watch !== undefined && request.url === WATCH) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(watch);
      return;
    }
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => isPassedOn(name)));
    const { host } = new URL(target);
    const behind = http.request(new URL(request.url, target), {
      method: request.method,
      headers: { ...headers, host, ...(watch === undefined ? {} : { 'accept-encoding': 'identity' }) },
      agent: false,
    });
    const broken = () => request.socket.destroy();
    behind.once('error', broken);
    behind.once('response', (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (isPassedOn(name) && value !== undefined) response.setHeader(name, value);
      }
      answer.once('error', broken);
      if (watch === undefined || answer.headers['content-type']?.startsWith('text/html') !== true) {
        response.writeHead(answer.statusCode ?? 502);
        answer.pipe(response);
        return;
      }
      void text(answer).then((html) => {
        response.removeHeader('content-length');
        response.writeHead(answer.statusCode ?? 502);
        response.end(html.replace('<head>', `<head><script src="${WATCH}"></script>`));
      }, broken);
    });
    response.once('close', () => behind.destroy());
    request.pipe(behind);
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.once('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    versions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
