import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Fault } from './faults';
import { RequestReader, type RawHead } from './request';
import { respond } from './respond';

export interface LedgerEntry {
  /** ms since the server started. */
  readonly at: number;
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The client closed the connection before the answer was complete. */
  closedByClient: boolean;
  /** ms since the server started; null while the connection is open. */
  closedAt: number | null;
}

interface Script {
  readonly method: string;
  readonly path: RegExp;
  readonly queue: Fault[];
  readonly last: Fault;
}

export type RealBackend = (request: Request) => Promise<Response | undefined>;

const HIDDEN: readonly string[] = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
];

/**
 * `GET /api/countries/*` as a pattern for the path without its query string; `*` is
 * one segment, `**` any number.
 */
function pathPattern(path: string): RegExp {
  const source = path
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^/]+'),
    )
    .join('.*');
  return new RegExp(`^${source}$`);
}

/**
 * A scripted HTTP server on the loopback address that can simulate all failures of a network. Requests
 * without a script go to the real backend if there is one, otherwise they get a 404.
 */
export class FaultServer {
  readonly ledger: LedgerEntry[] = [];
  private scripts: Script[] = [];
  private readonly started = performance.now();
  private readonly sockets = new Set<Socket>();
  /** The sockets with a request: browsers open others in advance. */
  private readonly busy = new Set<Socket>();
  private readonly server: Server;
  private readonly backend: RealBackend | undefined;

  private constructor(backend: RealBackend | undefined) {
    this.backend = backend;
    this.server = createServer({ allowHalfOpen: true }, (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => {
        this.sockets.delete(socket);
        this.busy.delete(socket);
      });
      socket.on('error', () => undefined);
      void this.serve(socket);
    });
  }

  static async start(backend?: RealBackend): Promise<FaultServer> {
    const started = new FaultServer(backend);
    await new Promise<void>((resolve, reject) => {
      started.server.once('error', reject);
      started.server.listen(0, '127.0.0.1', resolve);
    });
    return started;
  }

  /** The server's address, without a trailing slash. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /**
   * Scripts the next requests of a route: `script('POST /api/auth/login',
   * fault.status(500), fault.pass())`. Each request uses one fault, and the last one
   * is repeated. A later script of the same route replaces an earlier one.
   */
  script(route: string, ...faults: readonly [Fault, ...Fault[]]): void {
    const [method = '', path = ''] = route.split(' ');
    const last = faults[faults.length - 1] ?? faults[0];
    this.scripts = [{ method, path: pathPattern(path), queue: [...faults], last }, ...this.scripts];
  }

  /** Clears scripts and ledger, and closes hanging connections. */
  reset(): void {
    this.scripts = [];
    this.ledger.length = 0;
    for (const socket of this.busy) socket.destroy();
  }

  /** The requests of a route so far, without preflights. */
  calls(route: string): LedgerEntry[] {
    const [method = '', path = ''] = route.split(' ');
    const pattern = pathPattern(path);
    return this.ledger.filter(
      (entry) => (method === '*' || entry.method === method) && pattern.test(entry.path.split('?')[0] ?? ''),
    );
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** The ledger's clock: ms since the server was created. */
  now(): number {
    return Math.round(performance.now() - this.started);
  }

  private find(method: string, path: string): Script | undefined {
    const bare = path.split('?')[0] ?? '';
    return this.scripts.find(
      (script) => (script.method === '*' || script.method === method) && script.path.test(bare),
    );
  }

  private async serve(socket: Socket): Promise<void> {
    const reader = new RequestReader(socket);
    const head = await reader.head();
    if (head === null) {
      socket.destroy();
      return;
    }
    this.busy.add(socket);
    if (head.method === 'OPTIONS') {
      await reader.body(head);
      this.preflight(socket, head);
      return;
    }
    const entry: LedgerEntry = {
      at: this.now(),
      method: head.method,
      path: head.path,
      headers: head.headers,
      body: '',
      closedByClient: false,
      closedAt: null,
    };
    this.ledger.push(entry);
    const script = this.find(head.method, head.path);
    const fault = script?.queue.shift() ?? script?.last ?? { does: 'pass' as const };
    let done = false;
    const gone = () => {
      if (entry.closedAt !== null) return;
      entry.closedAt = this.now();
      entry.closedByClient = !done && !socket.writableEnded;
    };
    socket.on('close', gone);
    socket.on('end', () => {
      gone();
      if (!socket.writableEnded) socket.end();
    });
    const unread = fault.does === 'breakOff' || (fault.does === 'reset' && fault.when === 'beforeBody');
    if (fault.does === 'breakOff') await reader.part(head, fault.share);
    const body = unread ? Buffer.alloc(0) : await reader.body(head);
    Object.assign(entry, { body: body.toString('utf8') });
    await respond({ socket, cors: this.cors(head), backend: () => this.real(head, body) }, fault);
    done = fault.does !== 'hang' && fault.does !== 'breakOff';
  }

  private preflight(socket: Socket, head: RawHead): void {
    const method = head.headers['access-control-request-method'] ?? 'GET';
    const script = this.find(method, head.path);
    const next = script?.queue[0] ?? script?.last;
    const refused = next?.does === 'noCors' && next.preflight;
    void respond(
      { socket, cors: refused ? {} : this.cors(head), backend: () => Promise.resolve(new Response()) },
      { does: 'answer', status: refused ? 403 : 204, headers: {}, body: '' },
    );
  }

  private cors(head: RawHead): Record<string, string> {
    return {
      'access-control-allow-origin': head.headers.origin ?? '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        head.headers['access-control-request-headers'] ?? 'authorization, content-type',
      'access-control-expose-headers': 'retry-after',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    };
  }

  private async real(head: RawHead, body: Buffer): Promise<Response> {
    const headers = new Headers(Object.entries(head.headers).filter(([name]) => !HIDDEN.includes(name)));
    const hasBody = head.method !== 'GET' && head.method !== 'HEAD';
    const request = new Request(this.url + head.path, {
      method: head.method,
      headers,
      ...(hasBody ? { body: new Uint8Array(body) } : {}),
    });
    const response = await this.backend?.(request);
    return response ?? Response.json({ success: false, message: 'No such route.' }, { status: 404 });
  }
}
