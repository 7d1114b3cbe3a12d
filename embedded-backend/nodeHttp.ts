import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { REMOTE_ADDRESS } from './security/sessions.ts';

/** Converts Node's request to a web Request, and a web Response to Node's. */

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
export const isLoopback = (request: IncomingMessage): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '');

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
]);

export const toWebRequest = (request: IncomingMessage, url: string, signal: AbortSignal): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || HOP_BY_HOP.has(name) || name === REMOTE_ADDRESS)
      continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  headers.set(REMOTE_ADDRESS, request.socket.remoteAddress ?? '');
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half' };
  if (hasBody) init.body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  return new Request(new URL(url, `http://${request.headers.host ?? '127.0.0.1'}`), init);
};

/** Answers that a host would compress. Files are sent as they are. */
const isCompressible = (response: Response): boolean =>
  /^application\/(?:problem\+)?json\b/.test(response.headers.get('content-type') ?? '');

export const writeWebResponse = async (
  response: Response,
  out: ServerResponse,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<void> => {
  out.statusCode = response.status;
  if (response.statusText) out.statusMessage = response.statusText;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') out.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) out.setHeader('set-cookie', cookies);
  if (method === 'HEAD' || !response.body) {
    out.end();
    return;
  }
  const streams: (NodeJS.ReadableStream | NodeJS.ReadWriteStream | ServerResponse)[] = [
    Readable.fromWeb(response.body as NodeStream),
  ];
  if (isCompressible(response)) {
    out.appendHeader('vary', 'Accept-Encoding');
    if (/\bgzip\b/.test(String(headers['accept-encoding']))) {
      out.removeHeader('content-length');
      out.setHeader('content-encoding', 'gzip');
      streams.push(createGzip());
    }
  }
  await pipeline([...streams, out]);
};
