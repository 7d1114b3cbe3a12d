import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../support/freePort';

/** Prism, which knows only docs/openapi.json and nothing else of this project. */
export interface Prism {
  /** Without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const CLI = path.resolve('tests/contract-tools/node_modules/@stoplight/prism-cli/dist/index.js');
const LONGEST_START = 60_000;

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Prism did not start:\n${said}`)), LONGEST_START);
    const read = (piece: Buffer) => {
      said += piece.toString();
      if (!said.includes('Prism is listening')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`Prism ended:\n${said}`));
    });
  });

/** Starts Prism before a backend (`upstream`) as a proxy that validates, or without one as a mock. */
export async function startPrism(
  upstream: string | null,
  document = path.resolve('docs/openapi.json'),
): Promise<Prism> {
  const port = await freePort();
  const command = upstream === null ? ['mock', document] : ['proxy', document, upstream];
  const child = spawn(process.execPath, [CLI, ...command, '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly message: string;
}

/** The problems that Prism found in a request and its answer: one line each, with the call's name. */
export function violationsIn(call: string, header: string | null | undefined): readonly string[] {
  if (header === null || header === undefined) return [];
  return (JSON.parse(header) as readonly Violation[]).map(
    ({ location, message }) => `${call}: ${location.join('.')} ${message}`,
  );
}
