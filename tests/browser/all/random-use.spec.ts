import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/faultStage';
import { memoryOf } from '../../support/memory';
import { anyAction, signIn, type Use } from '../../support/random-use/actions';
import { isBrowsersErrorPage, showsSomething } from '../../support/random-use/inPage';
import { seeded } from '../../support/seeded';
import { readBuild, serveBuild } from '../../support/serveBuild';

/**
 * Random use of two tabs, with reloads, other sizes, and failures of the network and the server. It must
 * cause no exception, no blank screen and no heap growth above the goal. It is not part of npm test; its
 * report is in the folder for temporary files. RANDOM_USE_MINUTES=60 [RANDOM_USE_SEED=7] npx playwright test
 * random-use --project desktop
 */
const MINUTES = Number(process.env.RANDOM_USE_MINUTES ?? 0);
const SEED = Number(process.env.RANDOM_USE_SEED ?? 20_261_120);
const TRAIL = 25;
/** Not in test-results, because the next run of any test empties that folder. */
const REPORT = path.join(os.tmpdir(), 'visatalent-random-use');
const HEAP_GROWTH_MB = 20;
/**
 * After each step there must be a heading within SOON, in ms. Without one within NEVER the screen is blank.
 */
const SOON = 5000;
const NEVER = 20_000;

test('random use', async ({ context, stage, oracles }) => {
  test.skip(MINUTES === 0, 'RANDOM_USE_MINUTES says for how long');
  test.setTimeout((MINUTES + 3) * 60_000);
  // The texts of the app about a part that cannot be loaded without a connection.
  oracles.allowConsole(/could not be loaded|dynamically imported module/);
  oracles.forgive(/dynamically imported module/);
  const site = await serveBuild(
    { VITE_API_BASE_URL: stage.api.url, VITE_API_TIMEOUT_MS: '2500' },
    readBuild(),
  );
  oracles.allowOrigin(site.url);
  mkdirSync(REPORT, { recursive: true });

  const use: Use = { random: seeded(SEED), context, stage, site: site.url, offline: false };
  const failures: { step: number; what: string; address: string; trail: string[] }[] = [];
  const slow: { step: number; ms: number; load: number }[] = [];
  const trail: string[] = [];
  const tabs: Page[] = [await context.newPage(), await context.newPage()];
  let step = 0;
  let errorPages = 0;
  const heaps: { minute: number; tabs: unknown[] }[] = [];
  let largest = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let known = 0;
  const started = Date.now();
  const minutes = () => (Date.now() - started) / 60_000;
  const report = () =>
    writeFileSync(
      `${REPORT}/report.json`,
      JSON.stringify(
        { seed: SEED, minutes: minutes(), steps: step, errorPages, largest, smallest, failures, slow, heaps },
        null,
        1,
      ),
    );
  const failed = (page: Page, what: string) => {
    failures.push({ step, what, address: page.url(), trail: trail.slice(-TRAIL) });
    console.log(`step ${step} at ${page.url()}: ${what}\n  ${trail.slice(-6).join('\n  ')}`);
    report();
  };
  for (const page of tabs) {
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'alert') failed(page, `a script ran: ${dialog.message()}`);
      void dialog.accept().catch(() => undefined);
    });
  }
  context.on('page', (opened) => void opened.close().catch(() => undefined));
  const measure = await Promise.all(tabs.map(memoryOf));
  for (const page of tabs) await signIn(use, page);

  let nextMeasure = 0;
  while (minutes() < MINUTES) {
    step += 1;
    const tab = use.random.chance(0.7) ? 0 : 1;
    const page = tabs[tab];
    if (page === undefined) throw new Error('A tab is gone');
    // The file at which a session is stored (openSignedIn) is also a history entry, but no page of the app.
    if (page.url().endsWith('/robots.txt')) await page.goto(site.url);
    const action = anyAction(use.random);
    // A page may be closed during an action.
    const did = await action(use, page).catch((error: Error) => `(${error.message.split('\n')[0]})`);
    trail.push(`${step} tab ${tab + 1}: ${did}`);
    if (isBrowsersErrorPage(page)) {
      errorPages += 1;
      use.offline = false;
      await context.setOffline(false);
      await page.goto(site.url);
    }
    const acted = Date.now();
    const shown = (await showsSomething(page, SOON)) || isBrowsersErrorPage(page);
    // Late headings on a busy machine are reported separately from missing ones.
    const late = !shown && (await showsSomething(page, NEVER - SOON));
    if (late) slow.push({ step, ms: Date.now() - acted, load: os.loadavg()[0] ?? 0 });
    if (!shown && !late) {
      await page.screenshot({ path: `${REPORT}/blank-${step}.png` }).catch(() => undefined);
      writeFileSync(`${REPORT}/blank-${step}.html`, await page.content().catch(() => ''));
      failed(page, 'a blank screen');
      await signIn(use, page);
    }
    const problems = oracles.problems();
    for (const problem of problems.slice(known)) failed(page, problem);
    known = problems.length;
    if (stage.api.ledger.length > 2000) stage.api.ledger.length = 0;

    if (minutes() >= nextMeasure) {
      nextMeasure += 2;
      const held = await Promise.all(measure.map((read) => read().catch(() => null)));
      heaps.push({ minute: Math.round(minutes()), tabs: held });
      for (const one of held) {
        if (one === null) continue;
        largest = Math.max(largest, one.heapMB);
        smallest = Math.min(smallest, one.heapMB);
      }
      report();
    }
  }
  report();
  await context.setOffline(false);
  await site.close();
  console.log(
    `${step} steps in ${MINUTES} min, seed ${SEED}: ${failures.length} failures, ${slow.length} slow, heap ${smallest} to ${largest} MB`,
  );
  expect(failures).toEqual([]);
  expect(largest - smallest).toBeLessThan(HEAP_GROWTH_MB);
});
