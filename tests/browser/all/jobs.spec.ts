import { ACCOUNTS, appStarted, expect, logIn, storeSession, test } from '../../support/browser';
import { pageOverflow } from '../accessibility/layout';

test('the list and a job fit every screen, whatever the titles', { tag: '@phone' }, async ({ page }) => {
  const hostile = [
    { id: 'a', title: 'x'.repeat(300), company: '<b>Bold</b><script>alert(1)</script>' },
    { id: 'b', title: '\u202Eturned around', company: 'B', location: 'ز'.repeat(120) },
    { id: 'c', title: 'Plain', company: 'C', skills: ['y'.repeat(200)], description: 'z'.repeat(500) },
  ];
  await page.route('**/api/jobs?*', (route) => route.fulfill({ json: hostile }));
  await page.route('**/api/jobs/a', (route) => route.fulfill({ json: { ...hostile[2], ...hostile[0] } }));
  await page.goto('/jobs');
  await expect(page.locator('main li[data-job]')).toHaveCount(3);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageOverflow(page)).toBe(0);
  }
  await page.goto('/jobs/a');
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageOverflow(page)).toBe(0);
  }
});

test('twenty jobs are rows of one height, whatever their titles and their language', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  // A person with a profile who has applied sees the most about a job.
  await storeSession(page, await logIn(page.request, ACCOUNTS.user));
  const viewer = { applicationId: '1', applicationStatus: 'submitted', appliedAt: '2026-01-05T10:00:00Z' };
  await page.route('**/api/jobs?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object[] };
    const data = answer.data.map((job, at) =>
      at % 3 === 0
        ? { ...job, title: 'Assembler of very long titles '.repeat(4), company: 'x'.repeat(120), viewer }
        : job,
    );
    await route.fulfill({ response, json: { ...answer, data } });
  });
  for (const language of ['en', 'fa']) {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/jobs');
    await expect(page.locator('main li[data-job]')).toHaveCount(20);
    await expect(page.locator('main li[data-job] .moments').first().locator(':scope > *')).toHaveCount(3);
    const [heights, whole, columns, outside] = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main li[data-job]')].map((card) =>
        card.getBoundingClientRect(),
      );
      const inCard = [...document.querySelectorAll('main li[data-job]:nth-child(2) :is(h3, .pay, .tags)')];
      return [
        [...new Set(boxes.map(({ height }) => height))],
        (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0),
        new Set(inCard.map((part) => part.getBoundingClientRect().left)).size,
        [...document.querySelectorAll('main li[data-job] :is(h3, .who, .pay, .tags, .moments)')].filter(
          (part) => {
            const [box, card] = [part, part.closest('li[data-job]')].map((each) =>
              each?.getBoundingClientRect(),
            );
            return (box?.bottom ?? 0) > (card?.bottom ?? 0) - 4 || (box?.top ?? 0) < (card?.top ?? 0) + 4;
          },
        ).length,
      ] as const;
    });
    expect(heights, language).toEqual([112]);
    expect(whole, language).toBeLessThanOrEqual(2500);
    expect(columns, language).toBe(3);
    expect(outside, language).toBe(0);
  }
});

test('pay and the apply button stay in view beside a job, if the window is high enough', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/jobs/job-1');
  const facts = page.getByRole('region', { name: 'Key facts' });
  const apply = facts.getByRole('button', { name: 'Apply for this job' });
  await expect(apply).toBeInViewport();
  // A second column, which covers nothing of the first.
  await expect.poll(async () => (await facts.boundingBox())?.width).toBe(320);
  const text = await page.getByText('Description').boundingBox();
  const box = await facts.boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(box?.x ?? 0);
  const employer = page.getByRole('heading', { name: 'About the employer' });
  await employer.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(facts.getByText(/per year|per hour|per month/).first()).toBeInViewport({ ratio: 1 });
  // In a low window it scrolls with the text.
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.getByRole('button', { name: 'Report this job' }).scrollIntoViewIfNeeded();
  await expect(apply).not.toBeInViewport();
  // On a phone the same button stays at the lower edge.
  await page.setViewportSize({ width: 390, height: 844 });
  await employer.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  expect((await apply.boundingBox())?.width).toBe(358);
  // The reading order there is: title, key facts with pay and Apply, then the text.
  const tops = await Promise.all(
    // The region itself has no box there.
    [
      page.getByRole('heading', { level: 1 }),
      facts.getByText(/per year|per hour|per month/).first(),
      facts.getByText('Experience', { exact: true }),
      page.getByText('Description'),
      employer,
    ].map(async (part) => (await part.boundingBox())?.y ?? -1),
  );
  expect(tops).not.toContain(-1);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('without scripts the search words still reach the list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/jobs');
  await page.getByRole('searchbox').fill('welder');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?q=welder$/);
  await context.close();
});

test('nothing moves while a prerendered list and job are filled', async ({ page }) => {
  for (const address of ['/jobs?q=welder', '/jobs/job-1']) {
    await page.goto(address);
    await appStarted(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main li[data-job], main article').first().waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput } = entry as PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              };
              if (!hadRecentInput) sum += value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift, address).toBeLessThan(0.1);
  }
});

test('lines of another direction stay inside the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/jobs/job-1', async (route) => {
    const response = await route.fetch();
    const job = (await response.json()) as object;
    const lines = ['Welding to code', 'مهارت جوشکاری و خواندن نقشه', 'خبرة في اللحام'];
    await route.fulfill({ response, json: { ...job, requirements: lines, benefits: lines.toReversed() } });
  });
  for (const language of ['en', 'fa']) {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto('/jobs/job-1');
    await expect(page.getByText('Welding to code').first()).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), language).toBe(320);
  }
});

test('a search, three filters, a page and the next job are reached by keyboard alone', async ({ page }) => {
  /** Presses Tab until the selector has the focus. Everything on the way must show the focus. */
  const tabTo = async (selector: string, named = '') => {
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(
        ([wanted, text]) => {
          const { activeElement: focused } = document;
          if (!(focused instanceof HTMLElement) || focused === document.body) return null;
          // A field, a checkbox and a card show the focus on what is drawn around them.
          const drawn = [focused, focused.parentElement, ...(focused.parentElement?.children ?? [])];
          const isSeen = drawn.some((part) =>
            [null, '::before', '::after'].some((pseudo) => {
              if (part === null) return false;
              const { outlineStyle, boxShadow, borderTopWidth } = getComputedStyle(part, pseudo);
              return outlineStyle !== 'none' || boxShadow !== 'none' || borderTopWidth === '2px';
            }),
          );
          return {
            isThere: focused.matches(wanted) && focused.textContent.includes(text),
            isSeen,
            name: focused.outerHTML.slice(0, 200),
          };
        },
        [selector, named] as const,
      );
      if (at === null) continue;
      expect(at.isSeen, at.name).toBe(true);
      if (at.isThere) return;
    }
    throw new Error(`Tab never came to ${selector}`);
  };
  const showing = (text: RegExp) => expect(page.locator('main [role="status"]').first()).toContainText(text);
  const settled = () => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

  await page.goto('/jobs');
  await appStarted(page);
  await showing(/^Showing/);
  await tabTo('input[name="q"]');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?q=a');
  await settled();
  for (const tag of ['hot', 'new', 'remote']) {
    const box = `input[name="tag"][value="${tag}"]`;
    await tabTo(box);
    await page.keyboard.press('Space');
    await expect(page.locator(box)).toBeFocused();
    await settled();
  }
  await expect(page).toHaveURL('/jobs?q=a&tag=hot&tag=new&tag=remote');
  await tabTo('nav a[href*="page=2"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  // The cards of the first page stay until those of the second page are loaded.
  await showing(/^Showing 21/);
  await settled();
  await tabTo('li[data-job] a');
  const opened = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeFocused();
  const first = page.url();
  await tabTo('main a', 'Next job');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(opened);
});
