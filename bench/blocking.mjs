import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROME_ARGS, chromiumPath, networkConditions, PHONE, within } from './chrome.mjs';
import { blockingTime } from './load.mjs';
import { sampleQuietly } from './quiet.mjs';

/**
 * Measures the blocking time of a page with the page's own observer. Playwright is not used here, because it always attaches
 * a debugger, and with a debugger the browser looks up the lines of code of every error that is created.
 */
const CPU = 4;
const SETTLED = 6000;

/** A browser with one page, controlled through a pipe. */
async function open() {
  const profile = await mkdtemp(path.join(tmpdir(), 'visatalent-bench-'));
  const args = [...CHROME_ARGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(chromiumPath(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  let rest = '';
  let last = 0;
  output.setEncoding('utf8');
  output.on('data', (data) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop();
    for (const { id, result, error } of messages.map((text) => JSON.parse(text))) {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error === undefined) resolve?.(result);
      else reject?.(new Error(error.message));
    }
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  return {
    page: (method, params) => send(method, params, sessionId),
    close: async () => {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs in the page at the end and returns the long tasks and times of its load. */
function noted() {
  const entries = (type) =>
    new Promise((resolve) => {
      const found = [];
      new PerformanceObserver((list) => {
        found.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]));
      }).observe({ type, buffered: true });
      setTimeout(() => resolve(found), 200);
    });
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  return entries('longtask').then((long) => JSON.stringify({ long, fcp, load: loadEventEnd }));
}

async function measure({ server, path: address = '/' }) {
  const { page, close } = await open();
  try {
    const { width, height } = PHONE.viewport;
    await page('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: PHONE.deviceScaleFactor,
      mobile: true,
    });
    await page('Network.emulateNetworkConditions', networkConditions('slow4g'));
    await page('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page('Page.navigate', { url: server.url + address });
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const { result } = await page('Runtime.evaluate', {
      expression: `(${noted.toString()})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    return blockingTime(JSON.parse(result.value));
  } finally {
    await close();
  }
}

/** Adds `tbt`, in ms, to the first samples of each target, one for each run. */
export async function measureBlocking(targets, { runs, quiet }) {
  for (let round = 0; round < runs; round += 1) {
    for (const target of targets) {
      try {
        const [tbt] = await sampleQuietly(() => within(60_000, target.label, measure(target)), quiet);
        target.samples[round] = { ...target.samples[round], tbt };
      } catch (error) {
        target.failures.push(String(error.message));
        console.error(`${round + 1}/${runs} ${target.label}: ${error.message}`);
      }
    }
  }
}
