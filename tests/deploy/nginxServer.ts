import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { selfSigned } from '../support/certificate';
import { freePort } from '../support/freePort';

export const NGINX = process.env.NGINX_PATH ?? null;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly port?: number;
}

export interface RunningNginx {
  readonly url: string;
  readonly port: number;
  readonly plainPort: number;
  readonly folder: string;
  /** The text that it wrote to its standard error. */
  said(): string;
  /** Sends a request with the path exactly as given. */
  ask(path: string, options?: Asking): Promise<Answer>;
  stop(): Promise<void>;
}

function ask(tls: boolean, port: number, address: string, options: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const request = (tls ? https : http).request(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method,
        headers,
        agent: false,
        ...(tls ? { rejectUnauthorized: false } : {}),
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries) as Record<string, string>,
            body: Buffer.concat(pieces).toString('latin1'),
          });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/**
 * Copies the files of a build for which `keeps` is true: each start of nginx compresses all files, which takes
 * seconds, and most tests read few of them.
 * @returns the folder, which the test removes
 */
export function partOf(dist: string, keeps: (file: string) => boolean): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-part-'));
  const filter = (file: string) => statSync(file).isDirectory() || keeps(path.relative(dist, file));
  cpSync(dist, folder, { recursive: true, filter });
  return folder;
}

export interface NginxOptions {
  readonly dist: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly tls?: boolean;
  /** More options of deploy/configure.mjs, without their dashes. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Runs deploy/configure.mjs as a person would.
 * @returns its exit code and its output
 */
export function configure(args: readonly string[]) {
  return spawnSync(process.execPath, ['deploy/configure.mjs', ...args], { encoding: 'utf8' });
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts the configured build behind the machine's nginx; null if TLS is wanted and openssl is missing. */
export async function startNginx({
  dist,
  settings = {},
  tls = false,
  more = {},
}: NginxOptions): Promise<RunningNginx | null> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-nginx-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'run'));
  const files = tls ? selfSigned(folder) : null;
  if (tls && files === null) return null;
  const [port, plainPort] = [await freePort(), await freePort()];
  const options: Record<string, string> = {
    dist,
    out: path.join(folder, 'site'),
    nginx: path.join(folder, 'conf'),
    run: path.join(folder, 'run'),
    listen: `127.0.0.1:${port}`,
    ...(files === null
      ? {}
      : { ...files, host: '127.0.0.1', 'http-listen': `127.0.0.1:${plainPort}`, 'port-suffix': `:${port}` }),
    ...more,
  };
  const configured = configure([
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ...Object.entries({ VITE_API_BASE_URL: '/', ...settings }).flatMap(([name, value]) => [
      '--set',
      `${name}=${value}`,
    ]),
  ]);
  if (configured.status !== 0) throw new Error(`configure failed: ${configured.stderr}`);

  const child: ChildProcess = spawn(
    NGINX ?? 'nginx',
    ['-p', path.join(folder, 'run'), '-c', path.join(folder, 'conf/nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr?.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    plainPort,
    folder,
    said: () => said,
    ask: (address, options) =>
      ask(tls && options?.port === undefined, options?.port ?? port, address, options),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
