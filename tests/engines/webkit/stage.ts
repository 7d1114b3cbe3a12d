import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type SecureFront, startSecureFront } from '../../support/secureFront';
import { Driver } from './Driver';
import { type Programs, startPrograms } from './programs';

/**
 * One WebKit for a file of journeys. Its data are deleted between the journeys, and the oracles are checked
 * after each.
 */
export interface Stage {
  readonly driver: Driver;
  /** Opens an address of the site and waits until the app reacts. */
  open(path: string): Promise<void>;
  started(): Promise<void>;
  signIn(email: string, password?: string): Promise<void>;
  stored(key: string): Promise<string | null>;
  /** The problems so far: uncaught errors, errors on the console, violations of the policy. */
  problems(): Promise<string[]>;
}

const PORT = Number(process.env.PORT ?? 4199);
const PASSWORD = 'Passw0rd!';
const DESKTOP = [1440, 900] as const;

async function startSite(): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['scripts/production-server.mjs', String(PORT)], { stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return site;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  site.kill();
  throw new Error('The site did not start');
}

export function useStage(): Stage {
  let programs: Programs | undefined;
  let site: ChildProcess | undefined;
  let front: SecureFront | null = null;
  let driver: Driver | undefined;
  const its = <T>(thing: T | null | undefined): T => {
    if (thing === undefined || thing === null) throw new Error('The stage is not ready');
    return thing;
  };

  beforeAll(async () => {
    site = await startSite();
    // To WebKit no plain HTTP address is secure, not even a loopback one, so the policy would upgrade every
    // request.
    const watch = readFileSync(new URL('./watch.js', import.meta.url), 'utf8');
    front = await startSecureFront(`http://127.0.0.1:${PORT}`, watch);
    if (front === null) throw new Error('There is no openssl to make a certificate with');
    programs = await startPrograms();
    driver = await Driver.open(programs.url, programs.browser);
  });
  afterAll(async () => {
    await driver?.close();
    await programs?.stop();
    await front?.close();
    site?.kill();
  });
  beforeEach(async () => {
    await stage.driver.size(...DESKTOP);
    // A page of the site without the app, so that nothing is written while data are deleted.
    await stage.driver.go(`${its(front).url}/robots.txt`);
    await stage.driver.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  afterEach(async () => {
    expect(await stage.problems(), 'uncaught errors, console errors, policy violations').toEqual([]);
  });

  const stage: Stage = {
    get driver() {
      return its(driver);
    },
    async open(path) {
      await stage.driver.go(its(front).url + path);
      await stage.started();
    },
    started: () =>
      stage.driver.until(
        'the app started',
        () => document.readyState === 'complete' && !document.documentElement.hasAttribute('data-starting'),
      ),
    async signIn(email, password = PASSWORD) {
      await stage.driver.click('button', 'Login');
      await stage.driver.type('[role=dialog] input', 'Email', email);
      await stage.driver.type('[role=dialog] input', 'Password', password);
      await stage.driver.click('[role=dialog] button', 'Sign In');
    },
    stored: (key) => stage.driver.run((name) => localStorage.getItem(name), key),
    problems: () =>
      stage.driver.run(() => JSON.parse(sessionStorage.getItem('watch-of-a-test') ?? '[]') as string[]),
  };
  return stage;
}
