import { appStarted, expect, isPhone, test } from '../support/browser';
import { pageOverflow } from './accessibility/layout';

/**
 * The estimator by keyboard alone, and its link opened by another person. Only a browser can show which
 * requests are sent.
 */
test('CRS is filled in by keyboard, compared, and opened from its link by another person', {
  tag: '@phone-all',
}, async ({ page, browser, oracles }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied_: copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
  });
  await page.goto('/tools/crs');
  await appStarted(page);
  await page.getByRole('textbox', { name: 'Age' }).focus();
  const keys = page.keyboard;
  await keys.type('33');
  await keys.press('Tab');
  await keys.type('One-year');
  const answer = async (group: string, choice: string) => {
    const radio = page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: choice, exact: true });
    await radio.focus();
    await keys.press('Space');
    await expect(radio).toBeChecked();
  };
  await answer('First official language', 'English');
  const first = page.getByRole('group', { name: 'First official language' });
  for (const [ability, level] of [
    ['Listening', 'CLB 7'],
    ['Reading', 'CLB 7'],
    ['Writing', 'CLB 7'],
    ['Speaking', 'CLB 8'],
  ] as const) {
    await first.getByLabel(ability).focus();
    await keys.type(level);
  }
  await answer('Second official language', 'None');
  await page.getByLabel('Work in Canada, years').focus();
  await keys.type('0');
  await keys.press('Tab');
  await keys.type('7');
  await answer('Partner', 'No partner');
  for (const question of [
    'Certificate of qualification',
    'Provincial nomination',
    'Brother or sister in Canada',
  ])
    await answer(question, 'No');
  await answer('Study in Canada', 'None');
  await page.getByRole('button', { name: 'Add a scenario' }).focus();
  await keys.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Higher language score' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a scenario' })).toBeFocused();

  const totals = (of: typeof page) =>
    of
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allInnerTexts();
  await expect.poll(async () => (await totals(page)).length).toBe(2);
  const [now, scenario] = await totals(page);
  expect(now).toMatch(/^\d+$/);
  expect(scenario).toMatch(/^\d+ \+\d+$/);
  await expect(page.getByRole('table')).toHaveCount(isPhone(page) ? 2 : 1);
  expect(await pageOverflow(page)).toBe(0);

  if (!isPhone(page)) {
    // The result is higher than the window. It has no scrollbar of its own: its end stays beside the questions.
    const total = page.getByRole('row', { name: /^Total/ });
    await page.evaluate(() => scrollTo(0, 600));
    await expect(total).toBeInViewport();
  }

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. Anyone who has it can read your answers.')).toBeVisible();
  const link = await page.evaluate(() => (Reflect.get(window, 'copied_') as string[])[0] ?? '');
  expect(link).toContain('/tools/crs#v=1&rules=');

  const stranger = await browser.newContext({ viewport: page.viewportSize() });
  await oracles.watch(stranger);
  const other = await stranger.newPage();
  await other.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  const sent: string[] = [];
  other.on('request', (request) =>
    sent.push(request.url() + (request.postData() ?? '') + (request.headers()['referer'] ?? '')),
  );
  await other.goto(link);
  await expect(other.getByText('Opened from a link')).toBeVisible();
  await expect.poll(() => totals(other)).toEqual([now, scenario]);
  const stored = await other.evaluate(() => Object.values(localStorage).join('\n'));
  expect(stored).not.toContain('edu=');
  expect(sent.filter((text) => text.includes('edu='))).toEqual([]);
  await stranger.close();
});
