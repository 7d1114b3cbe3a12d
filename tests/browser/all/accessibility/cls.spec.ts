import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, test } from '../../../support/browser';
import { load, prepare, ROLES, type Surface, SURFACES } from '../../accessibility/surfaces';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Nothing moves once it is shown (docs/look.md#behaviour): the layout shifts of every route are counted, and there are none. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames later everything that is drawn has been reported.
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    return (Reflect.get(window, 'layoutShifts') as string[] | undefined) ?? ['not observed'];
  });

/** Counts them in every page of the context, from the first frame on. */
function observeShifts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, 'layoutShifts', found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node | null }[];
        };
        if (hadRecentInput || value === 0) continue;
        const nodes = (sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone').slice(0, 80),
        );
        found.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** What moved on the routes of somebody, at every size. */
async function shiftsOfRoutes(page: Page, as: Surface['as']): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const surface of SURFACES) {
      if (surface.as !== as || surface.open !== undefined) continue;
      await load(page, surface.path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      found.push(...(await shifts(page)).map((shift) => `${surface.name} at ${size.width}: ${shift}`));
    }
  }
  return found;
}

test.beforeEach(() => {
  test.setTimeout(120_000);
});

/** Lets the letters of every page come when the page stands there already. */
async function letLettersComeLate(page: Page): Promise<void> {
  const hasTwin = await page.evaluate(() =>
    new FontFace('twin', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  if (!hasTwin) {
    const description = 'This machine has neither Arial nor its twin: nothing can stand in for Inter.';
    test.info().annotations.push({ type: 'letters in time', description });
    return;
  }
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
}

for (const as of ROLES) {
  const isLate = as === 'visitor';
  test(`nothing moves on any route as ${as}${isLate ? ', though its letters come late' : ''}`, async ({
    context,
    page,
    request,
  }) => {
    if (isLate) await letLettersComeLate(page);
    // Whether letters come before the first frame or after it is chance elsewhere: there they do not come at all.
    else await page.route('**/*.woff2', (route) => route.abort());
    await prepare(context, request, as);
    await observeShifts(context);
    expect(await shiftsOfRoutes(page, as)).toEqual([]);
  });
}

test('the dashboard of somebody whose address is not confirmed: the notice moves nothing', async ({
  context,
  page,
  request,
}) => {
  const { email } = await createAccount(request);
  await prepare(context, request, 'user', email);
  await observeShifts(context);
  // The notice depends on this answer alone: it comes after everything else on the page.
  await page.route('**/api/auth/me', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Resend the confirmation link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your profile' })).toBeVisible();
    found.push(...(await shifts(page)).map((shift) => `at ${size.width}: ${shift}`));
  }
  expect(found).toEqual([]);
});
