import type { Socket } from 'node:net';

export interface RawHead {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** Reads one HTTP/1.1 request from a socket: the head when it is complete, the body on demand. */
export class RequestReader {
  private buffer: Buffer = Buffer.alloc(0);
  private ended = false;
  private wake: () => void = () => undefined;
  private readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (piece: Buffer) => {
      this.buffer = Buffer.concat([this.buffer, piece]);
      this.wake();
    });
    const end = () => {
      this.ended = true;
      this.wake();
    };
    socket.on('end', end);
    socket.on('close', end);
    socket.on('error', end);
  }

  private async more(): Promise<boolean> {
    if (this.ended) return false;
    const before = this.buffer.length;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    return this.buffer.length > before;
  }

  /** The head, or null when the connection ends without one (browsers open some in advance). */
  async head(): Promise<RawHead | null> {
    let at = this.buffer.indexOf(END_OF_HEAD);
    while (at < 0) {
      if (!(await this.more())) return null;
      at = this.buffer.indexOf(END_OF_HEAD);
    }
    const [first = '', ...lines] = this.buffer.subarray(0, at).toString('latin1').split('\r\n');
    this.buffer = this.buffer.subarray(at + END_OF_HEAD.length);
    const [method = '', path = ''] = first.split(' ');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    return { method, path, headers };
  }

  /** The body, with the length given in the head. */
  async body(head: RawHead): Promise<Buffer> {
    if (head.headers['transfer-encoding']?.includes('chunked') === true) return this.chunks();
    const length = Number(head.headers['content-length'] ?? 0);
    return this.take(length);
  }

  /** Reads this share (0 to 1) of the body and no more, so that the client's data fill the connection. */
  async part(head: RawHead, share: number): Promise<void> {
    await this.take(Math.floor(Number(head.headers['content-length'] ?? 0) * share));
    this.stop();
    this.socket.pause();
  }

  private async take(length: number): Promise<Buffer> {
    while (this.buffer.length < length && (await this.more()));
    const taken = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return taken;
  }

  private async chunks(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (;;) {
      while (!this.buffer.includes('\r\n') && (await this.more()));
      const at = this.buffer.indexOf('\r\n');
      if (at < 0) break;
      const size = Number.parseInt(this.buffer.subarray(0, at).toString('latin1'), 16);
      this.buffer = this.buffer.subarray(at + 2);
      const part = await this.take(size + 2);
      if (!(size > 0)) break;
      parts.push(part.subarray(0, size));
    }
    return Buffer.concat(parts);
  }

  /** Stops reading and drops the received data. */
  stop(): void {
    this.socket.removeAllListeners('data');
  }
}
