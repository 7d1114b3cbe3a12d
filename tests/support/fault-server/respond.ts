import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { Fault } from './faults';

export interface Exchange {
  readonly socket: Socket;
  /** Headers that allow a page of another origin to read the answer. */
  readonly cors: Readonly<Record<string, string>>;
  /** The real backend's answer to this request. */
  readonly backend: () => Promise<Response>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const head = (status: number, headers: Readonly<Record<string, string>>): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Unknown'}`,
    ...Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

const withoutBody = (status: number) => status === 204 || status === 304;

function answer(
  { socket, cors }: Exchange,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
) {
  const bytes = Buffer.from(body);
  const length = withoutBody(status) ? {} : { 'content-length': String(bytes.length) };
  socket.write(head(status, { ...cors, ...headers, ...length }));
  socket.end(bytes);
}

const json = { 'content-type': 'application/json' };

async function pass(exchange: Exchange): Promise<void> {
  const response = await exchange.backend();
  const headers = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !['content-length', 'connection', 'transfer-encoding'].includes(name),
    ),
  );
  answer(exchange, response.status, headers, new Uint8Array(await response.arrayBuffer()));
}

async function drip({ socket, cors }: Exchange, fault: Extract<Fault, { does: 'drip' }>): Promise<void> {
  const bytes = Buffer.from(fault.body);
  socket.write(head(200, { ...cors, ...json, 'content-length': String(bytes.length) }));
  for (let at = 0; at < bytes.length && !socket.destroyed; at += fault.bytes) {
    socket.write(bytes.subarray(at, at + fault.bytes));
    await wait(fault.every);
  }
  socket.end();
}

async function huge({ socket, cors }: Exchange, fault: Extract<Fault, { does: 'huge' }>): Promise<void> {
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  socket.write(head(200, { ...cors, ...json, 'transfer-encoding': 'chunked' }));
  socket.write(chunk(fault.head));
  const closed = new Promise<void>((resolve) => {
    socket.once('close', resolve);
  });
  const many = Array.from({ length: 64 }, () => fault.piece).join(',');
  for (let sent = 0; sent < fault.bytes && !socket.destroyed; sent += many.length) {
    if (!socket.write(chunk(sent === 0 ? many : `,${many}`)))
      await Promise.race([closed, new Promise<void>((resolve) => void socket.once('drain', resolve))]);
  }
  if (!socket.destroyed) socket.end(`${chunk(fault.tail)}0\r\n\r\n`);
}

/** Handles one request as the fault says. */
export async function respond(exchange: Exchange, fault: Fault): Promise<void> {
  const { socket, cors } = exchange;
  switch (fault.does) {
    case 'pass':
      return pass(exchange);
    case 'answer':
      return answer(exchange, fault.status, fault.headers, fault.body);
    case 'delay':
      await wait(fault.ms);
      return socket.destroyed ? undefined : respond(exchange, fault.next);
    case 'hang':
      return undefined;
    case 'breakOff':
      if (fault.by === 'reset') socket.resetAndDestroy();
      return undefined;
    case 'reset':
      socket.resetAndDestroy();
      return undefined;
    case 'half': {
      const bytes = Buffer.from(fault.body);
      socket.write(head(200, { ...cors, ...json, 'content-length': String(bytes.length) }));
      socket.write(bytes.subarray(0, fault.bytes));
      // The client must have received these bytes before the connection breaks.
      await wait(50);
      if (fault.end === 'fin') socket.end();
      else socket.resetAndDestroy();
      return undefined;
    }
    case 'drip':
      return drip(exchange, fault);
    case 'badLength':
      socket.write(head(200, { ...cors, ...json, 'content-length': String(fault.length) }));
      socket.end(fault.body);
      return undefined;
    case 'huge':
      return huge(exchange, fault);
    case 'commitThenReset':
      await exchange.backend();
      socket.resetAndDestroy();
      return undefined;
    case 'noCors':
      return respond({ ...exchange, cors: {} }, fault.next);
  }
}
