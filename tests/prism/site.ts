import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs';
import { serveBuild } from '../support/serveBuild';
import { type Prism, violationsIn } from './prism';

/** The production build in a browser, with Prism as its backend. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * The problems so far: uncaught errors, errors on the console, violations of the policy and of the
   * document.
   */
  readonly problems: string[];
  /** The calls of the page, with their status. */
  readonly calls: string[];
  close(): Promise<void>;
}

/** Chromium's own line for every 4xx. */
const NETWORK_LINE = 'Failed to load resource';

export async function visit(prism: Prism): Promise<Visit> {
  const site = await serveBuild({ VITE_API_BASE_URL: prism.url });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  const calls: string[] = [];
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(NETWORK_LINE))
      problems.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const method = response.request().method();
    if (origin !== prism.url || method === 'OPTIONS') return;
    calls.push(`${method} ${pathname} ${response.status()}`);
    problems.push(...violationsIn(`${method} ${pathname}`, response.headers()['sl-violations']));
  });
  return {
    page: await context.newPage(),
    context,
    problems,
    calls,
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}
