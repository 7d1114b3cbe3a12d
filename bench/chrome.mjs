import { cpus, totalmem } from 'node:os';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/chromium.mjs';

// Only loopback names are resolved, so a page's calls to other hosts fail at once instead of timing out.
export const CHROME_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--mute-audio',
  '--disable-features=Translate,OptimizationHints,MediaRouter,BackForwardCache',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  '--ignore-certificate-errors',
];

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
};
export const DESKTOP = {
  viewport: { width: 1350, height: 940 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

// Rates in kilobits per second, as in Lighthouse's constants.
const NETWORKS = {
  slow4g: { latency: 150, down: 1638.4, up: 750 },
  none: null,
};

export const chromiumPath = () => process.env.CHROMIUM_PATH ?? ensureChromium();

/** The browser's settings for a network; undefined to leave the machine's network as it is. */
export function networkConditions(network) {
  const net = NETWORKS[network];
  if (net === undefined) throw new Error(`unknown network ${network}: ${Object.keys(NETWORKS).join(', ')}`);
  return net === null
    ? undefined
    : {
        offline: false,
        latency: net.latency,
        downloadThroughput: (net.down * 1024) / 8,
        uploadThroughput: (net.up * 1024) / 8,
        connectionType: 'cellular4g',
      };
}

/** Launches the browser with a new temporary profile, which Playwright deletes on close. */
export function launch() {
  return chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: CHROME_ARGS,
    timeout: 30_000,
  });
}

export async function throttle(client, { network, cpu }) {
  await client.send('Network.enable');
  const conditions = networkConditions(network);
  if (conditions !== undefined) await client.send('Network.emulateNetworkConditions', conditions);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Describes the machine, for readers of the results. */
export const describeMachine = () => ({
  date: new Date().toISOString(),
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
});

/** Rejects after `ms`, so no step can hang the run. */
export function within(ms, what, promise) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: over ${ms} ms`)), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
