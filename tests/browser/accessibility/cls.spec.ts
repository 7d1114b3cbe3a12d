import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { prepare, show, SURFACES, type Surface } from './surfaces';

test.describe.configure({ mode: 'parallel' });

/** Nothing moves once it is shown (look.md): the layout shifts of every route are counted, and there are none. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames later everything that is drawn has been reported.
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    return (Reflect.get(window, 'layoutShifts') as string[] | undefined) ?? ['not observed'];
  });

const ROLES: readonly Surface['as'][] = ['visitor', 'user', 'admin'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const as of ROLES) {
  test(`nothing moves on any route as ${as}`, async ({ context, page, request }) => {
    test.setTimeout(120_000);
    await prepare(context, request, as, 'en');
    await context.addInitScript(() => {
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
            node instanceof Element
              ? node.outerHTML.slice(0, 80)
              : (node?.textContent ?? 'gone').slice(0, 80),
          );
          found.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const surface of SURFACES) {
        if (surface.as !== as || surface.open !== undefined) continue;
        await show(page, surface, 'en');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        found.push(...(await shifts(page)).map((shift) => `${surface.name} at ${size.width}: ${shift}`));
      }
    }
    expect(found).toEqual([]);
  });
}
