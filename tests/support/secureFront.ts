import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { selfSigned } from './certificate';

export interface SecureFront {
  /** https, without a trailing slash. */
  readonly url: string;
  /** The protocols that requests came in: '2.0', '1.1'. */
  readonly versions: Set<string>;
  close(): Promise<void>;
}

/** Headers of one connection, which HTTP/2 forbids or writes itself. */
const OF_A_CONNECTION: readonly string[] = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];
const isPassedOn = (name: string) => !name.startsWith(':') && !OF_A_CONNECTION.includes(name);

/**
 * TLS and HTTP/2 (HTTP/1.1 for who asks for it) before a plain server of this machine, with a self-signed certificate;
 * null where there is no openssl to make one. What breaks behind it breaks before it.
 */
export async function startSecureFront(target: string): Promise<SecureFront | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-tls-'));
  const files = selfSigned(folder);
  const secrets = files && { key: readFileSync(files.key), cert: readFileSync(files.certificate) };
  rmSync(folder, { recursive: true });
  if (secrets === null) return null;
  const versions = new Set<string>();
  const server = http2.createSecureServer({ ...secrets, allowHTTP1: true }, (request, response) => {
    versions.add(request.httpVersion);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => isPassedOn(name)));
    const { host } = new URL(target);
    const behind = http.request(new URL(request.url, target), {
      method: request.method,
      headers: { ...headers, host },
      agent: false,
    });
    const broken = () => request.socket.destroy();
    behind.once('error', broken);
    behind.once('response', (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (isPassedOn(name) && value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.once('error', broken);
      answer.pipe(response);
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
