import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers';
import type { Page } from '@playwright/test';
import { type Account, ACCOUNTS, expect, logIn, storeSession, test as base } from './browser';
import { FaultServer } from './fault-server/FaultServer';
import { readBuild, type ServedBuild, serveBuild } from './serveBuild';

export { expect };
export { fault } from './fault-server/faults';

export interface Stage {
  /** The API: the embedded backend behind a server that simulates faults. */
  readonly api: FaultServer;
  readonly backend: EmbeddedBackend;
  /** The build with one attempt of 1.5 s for each call, for tests of a single answer. */
  readonly site: ServedBuild;
  /** The build with its own retries and time limits. */
  readonly patientSite: ServedBuild;
}

/** The production build with the fault server, connected only by run-time configuration. */
export const test = base.extend<{ quiet: undefined }, { stage: Stage }>({
  stage: [
    async ({ browserName: _browser }, use) => {
      const backend = createBackend({ storage: 'memory' });
      const api = await FaultServer.start((request) => backend.answer(request));
      const build = readBuild();
      const settings = { VITE_API_BASE_URL: api.url };
      const [site, patientSite] = await Promise.all([
        serveBuild({ ...settings, VITE_API_TIMEOUT_MS: '1500', VITE_API_RETRY_ATTEMPTS: '1' }, build),
        serveBuild(settings, build),
      ]);
      await use({ api, backend, site, patientSite });
      await Promise.all([site.close(), patientSite.close(), api.close()]);
    },
    { scope: 'worker' },
  ],
  /**
   * Every test begins with the seed, an empty ledger and the sites' own settings, and
   * may send requests to the stage.
   */
  quiet: [
    async ({ stage, oracles }, use) => {
      stage.api.reset();
      stage.backend.reset();
      stage.site.reset();
      stage.patientSite.reset();
      for (const { url } of [stage.api, stage.site, stage.patientSite]) oracles.allowOrigin(url);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a page of the site with the stored session of a demo account. @returns its token */
export async function openSignedIn(page: Page, stage: Stage, url: string, account: Account): Promise<string> {
  const answer = await logIn(page.request, ACCOUNTS[account], stage.api.url);
  stage.api.reset();
  await storeSession(page, answer, new URL(url).origin);
  await page.goto(url);
  return answer.accessToken;
}
