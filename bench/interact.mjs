import { DESKTOP, launch, throttle, within } from './chrome.mjs';
import { store } from './load.mjs';
import { sampleQuietly } from './quiet.mjs';
import { watchInPage } from './watch.mjs';

/** Measures the steps of a scenario, from the input to the first frame that shows the expected state. */
const CPU = 4;
const LIMIT = 15_000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a condition that can be sent to the page: regular expressions become text. */
const portable = (value) => {
  if (value instanceof RegExp) return { re: value.source, flags: value.flags };
  if (Array.isArray(value)) return value.map(portable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, portable(part)]));
};

/** Types each key of a text separately. @returns the times of the slowest key */
async function typing(page, { type, label }) {
  const samples = [];
  for (const key of type) samples.push(await perform(page, { press: key, label, until: { role: 'main' } }));
  return {
    state: Math.max(...samples.map(({ state }) => state)),
    inp: Math.max(...samples.map(({ inp }) => inp)),
  };
}

async function perform(page, step) {
  if (step.wait !== undefined) return void (await sleep(step.wait));
  const { role, name, exact } = step.click ?? {};
  if (step.type !== undefined) return typing(page, step);
  const target = step.click === undefined ? undefined : page.getByRole(role, { name, exact }).first();
  await target?.waitFor({ state: 'visible', timeout: LIMIT });
  // Waits for earlier work to end, so that the step begins on an idle main thread.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.evaluate(
    ([until, limit]) => window.__watch.arm(until, limit, 'first'),
    [portable(step.until), LIMIT],
  );
  if (target === undefined) await page.keyboard.press(step.press);
  else await target.click({ timeout: LIMIT, noWaitAfter: true });
  const seen = await within(
    LIMIT + 2000,
    step.label ?? 'step',
    page.evaluate(() => window.__watch.result),
  );
  if (!seen.ok) throw new Error(`${step.label ?? JSON.stringify(step)}: the expected state did not come`);
  await sleep(400);
  const events = await page.evaluate(() => window.__watch.events);
  const durations = events.filter(({ id }) => id > 0).map(({ duration }) => duration);
  return step.label === undefined
    ? undefined
    : { state: seen.painted - seen.input, inp: Math.max(16, ...durations) };
}

async function play(browser, { server, scenario, stored }) {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-US' });
  try {
    await context.addInitScript(watchInPage);
    if (stored !== undefined) await context.addInitScript(store, stored);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await throttle(client, { network: 'none', cpu: CPU });
    await page.goto(server.url + (scenario.path ?? '/'), { waitUntil: 'load', timeout: 45_000 });
    await page.waitForFunction((until) => window.__watch.holds(until), portable(scenario.ready));
    await sleep(scenario.settle ?? 1000);
    const measured = {};
    for (const step of scenario.steps) {
      const result = await perform(page, step);
      if (result !== undefined) measured[step.label] = result;
    }
    return measured;
  } finally {
    await context.close();
  }
}

/** Adds `steps` (samples by label) and `failures` to each target. Every round measures all targets. */
export async function measureInteractions(targets, { runs, quiet }) {
  const browser = await launch();
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const target of targets) {
        try {
          const take = () => within(120_000, target.label, play(browser, target));
          const [measured] = await sampleQuietly(take, quiet);
          for (const [label, sample] of Object.entries(measured)) (target.steps[label] ??= []).push(sample);
          console.error(`${round + 1}/${runs} ${target.label}: interactions`);
        } catch (error) {
          target.failures.push(String(error.message).split('\n')[0]);
          console.error(`${round + 1}/${runs} ${target.label}: ${error.message}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
}
