import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/freePort';

/** Set by scripts/engines-tests.mjs if they are installed. */
export const DRIVER = process.env.WEBKIT_DRIVER_PATH;
export const BROWSER = process.env.WEBKIT_BROWSER_PATH;
const XVFB = process.env.XVFB_PATH;

export interface Programs {
  /** The address of the driver. */
  readonly url: string;
  readonly browser: string;
  stop(): Promise<void>;
}

const end = (child: ChildProcess): Promise<unknown> => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
};

/** A virtual screen; its number is one that the X server found free. */
async function screen(program: string): Promise<{ name: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = child.stdio[3];
  const name = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    said?.once('data', (bytes: Buffer) => resolve(`:${bytes.toString().trim()}`));
  });
  return { name, child };
}

/** WebKit's driver, a home folder for the browser, and a screen. */
export async function startPrograms(): Promise<Programs> {
  if (DRIVER === undefined || BROWSER === undefined) throw new Error('No WebKit');
  const home = mkdtempSync(path.join(os.tmpdir(), 'visatalent-webkit-'));
  // The driver does not tell the browser where to put its files.
  const browser = path.join(home, 'browser.sh');
  writeFileSync(browser, `#!/bin/sh\nHOME='${home}' exec '${BROWSER}' "$@" >/dev/null 2>&1\n`);
  chmodSync(browser, 0o755);
  const own = process.env.DISPLAY === undefined && XVFB !== undefined ? await screen(XVFB) : null;
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, ...(own === null ? {} : { DISPLAY: own.name }) },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (tries > 100) throw new Error("WebKit's driver did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    browser,
    stop: async () => {
      await end(driver);
      if (own !== null) await end(own.child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
