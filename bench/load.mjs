import { launch, PHONE, throttle, within } from './chrome.mjs';
import { probe } from './probe.mjs';
import { sampleQuietly } from './quiet.mjs';

/** Measures loads with an empty cache on a phone profile. Each load has its own browser context. */
const NETWORK = 'slow4g';
const CPU = 4;
const KINDS = { Script: 'js', Stylesheet: 'css', Font: 'font', Document: 'html' };
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs before the page: stores a session. */
export function store(entries) {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Counts the bytes that requests transfer (headers and body). */
function watchTraffic(client, origin) {
  const open = new Map();
  const traffic = {
    requests: 0,
    bytes: 0,
    js: 0,
    css: 0,
    font: 0,
    html: 0,
    other: 0,
    inflight: 0,
    since: Date.now(),
  };
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(origin) || open.has(requestId)) return;
    open.set(requestId, KINDS[type] ?? 'other');
    traffic.requests += 1;
    traffic.inflight += 1;
    traffic.since = Date.now();
  });
  const done = (requestId, bytes) => {
    const kind = open.get(requestId);
    if (kind === undefined) return;
    open.delete(requestId);
    traffic.inflight -= 1;
    traffic.since = Date.now();
    traffic.bytes += bytes;
    traffic[kind] += bytes;
  };
  client.on('Network.loadingFinished', (event) => done(event.requestId, event.encodedDataLength));
  client.on('Network.loadingFailed', (event) => done(event.requestId, 0));
  return traffic;
}

/** Waits until two seconds after `load`, and then until one second has passed without traffic. */
async function settle(traffic) {
  const loaded = Date.now();
  while (Date.now() - loaded < 30_000) {
    await sleep(100);
    if (Date.now() - loaded >= 2000 && traffic.inflight <= 0 && Date.now() - traffic.since >= 1000) return;
  }
}

/** The time that blocks input, from the first paint to two seconds after `load`. */
export function blockingTime({ long, fcp, load }) {
  const overs = long.map(
    ([start, duration]) => Math.min(start + duration, load + 2000) - Math.max(start, fcp ?? 0) - 50,
  );
  return overs.filter((over) => over > 0).reduce((sum, over) => sum + over, 0);
}

async function measure(browser, { server, path = '/', stored }) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  try {
    await context.addInitScript(probe);
    if (stored !== undefined) await context.addInitScript(store, stored);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await throttle(client, { network: NETWORK, cpu: CPU });
    // CPU time, so that a busy machine does not inflate it.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const traffic = watchTraffic(client, server.url);
    await page.goto(server.url + path, { waitUntil: 'load', timeout: 45_000 });
    // The document may show the page's title before the page's code is loaded. The page itself comes with its heading.
    await page.waitForFunction(() => window.__probe.headingSeen !== null, undefined, { timeout: 45_000 });
    await settle(traffic);
    const { metrics } = await client.send('Performance.getMetrics');
    const counters = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const seen = await page.evaluate(() => {
      const [{ loadEventEnd, encodedBodySize }] = performance.getEntriesByType('navigation');
      return { ...window.__probe, load: loadEventEnd, html: encodedBodySize };
    });
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { requests, bytes, js, css, font } = traffic;
    return {
      requests,
      bytes,
      js,
      css,
      font,
      // The goal is about the size of the page. The transferred bytes above include headers.
      html: seen.html,
      fcp: seen.fcp,
      lcp: seen.lcp,
      heading: seen.headingPaint ?? seen.headingSeen,
      cls: seen.cls,
      ready: seen.ready ?? (js === 0 ? seen.fcp : null),
      script: counters.ScriptDuration * 1000,
      task: counters.TaskDuration * 1000,
      heap: usedSize,
    };
  } finally {
    await context.close();
  }
}

/** Adds `samples` and `failures` to each target. */
export async function measureLoads(targets, { runs, quiet }) {
  for (let round = 0; round < runs; round += 1) {
    // Each round has a new browser, so that no code cache and no spare process is used again.
    const browser = await launch();
    try {
      await (await browser.newPage()).close();
      for (let turn = 0; turn < targets.length; turn += 1) {
        const target = targets[(turn + round) % targets.length];
        try {
          const take = () => within(90_000, target.label, measure(browser, target));
          const [sample, foreign] = await sampleQuietly(take, quiet);
          target.samples.push({ ...sample, foreign });
          const others = foreign > quiet.share ? ` (others used ${foreign.toFixed(2)} cores)` : '';
          console.error(
            `${round + 1}/${runs} ${target.label}: LCP ${sample.lcp}, ready ${sample.ready?.toFixed(0)}${others}`,
          );
        } catch (error) {
          target.failures.push(String(error.message));
          console.error(`${round + 1}/${runs} ${target.label}: ${error.message}`);
        }
      }
    } finally {
      await browser.close();
    }
  }
}
