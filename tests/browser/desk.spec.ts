import { EVERY_RULE, type Palette, violations } from './accessibility/axe';
import { storeElsewhere } from '../support/browser';
import { expect, fault, openSignedIn, test } from '../support/faultStage';

const LIGHT: Palette = { variant: 'midnight', dark: false };

/** The work of the agency in a real browser: one story for each area. */
const later = (days: number, clock: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

test('interview times are proposed, one is chosen from the dashboard, and the agency sees it', async ({
  page,
  stage,
}) => {
  const path = '/admin/applications/application-1';
  await openSignedIn(page, stage, stage.site.url + path, 'admin');
  await page.getByRole('button', { name: /^Move / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Interview again' }).press('Enter');
  const form = page.getByRole('dialog', { name: /to Interview$/ });
  await form.getByLabel('Date and time', { exact: true }).fill(later(3, '15:00'));
  await form.getByRole('button', { name: 'Add another time' }).click();
  await form.getByLabel('Date and time 2').fill(later(4, '16:30'));
  await form.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(form).toBeHidden();

  await openSignedIn(page, stage, `${stage.site.url}/dashboard`, 'user');
  const row = page.getByRole('region', { name: 'Your applications' });
  await expect(row.getByText('Choose a time for your interview.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a time' }).click();
  const interview = page.getByRole('region', { name: 'Interview' });
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);
  await interview.getByRole('radio', { name: /16:30/ }).check();
  await interview.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(interview.getByText('Chosen')).toBeVisible();
  const saved = page.waitForEvent('download');
  await interview.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('application.ics');

  await openSignedIn(page, stage, stage.site.url + path, 'admin');
  await expect(page.getByText(/^Chosen: .*16:30/)).toBeVisible();
});

test('an announcement is written in two languages, counted, sent, and read in the reader’s own', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/admin/notifications`, 'admin');
  await page.getByRole('button', { name: 'New announcement' }).first().click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByLabel('Title', { exact: true }).fill('Office closed on Friday');
  await form.getByLabel('Text', { exact: true }).fill('We are back on Monday.');
  await form.getByLabel('Add a language').selectOption('fa');
  await form.getByLabel('Title (فارسی)').fill('دفتر جمعه بسته است');
  await form.getByLabel('Text (فارسی)').fill('دوشنبه برمی‌گردیم.');
  await form.getByRole('button', { name: 'Check audience' }).click();
  await expect(form.getByText(/^\d+ people, among them /)).toBeVisible();
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);
  const send = form.getByRole('button', { name: /^Send to \d+ people$/ });
  const asked = form.getByText('Send it now? You can’t withdraw it after that.');
  await send.click();
  await expect(asked).toBeVisible();
  // It is sent, but the answer is lost. After another question it is sent again, and nobody gets a second
  // one.
  stage.api.script('POST /api/admin/announcements/*/send', fault.commitThenReset(), fault.pass());
  await send.click();
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await form.getByRole('button', { name: 'Check audience' }).click();
  await expect(send).toBeEnabled();
  await expect(asked).toBeHidden();
  await send.click();
  await send.click();
  await expect(page.getByText(/^Sent to \d+ people\.$/)).toBeVisible();

  await openSignedIn(page, stage, `${stage.site.url}/notifications`, 'user');
  await expect(page.getByText('Office closed on Friday', { exact: true })).toBeVisible();
  await storeElsewhere(page, { language: 'fa', 'is-rtl': 'true' });
  await expect(page.getByText('دفتر جمعه بسته است', { exact: true })).toBeVisible();
});

test('reports first show sentences; their charts are loaded later, and only there', async ({
  page,
  stage,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (/BarsChart/.test(request.url())) charts.push(page.url());
  });
  await openSignedIn(page, stage, `${stage.site.url}/`, 'admin');
  for (const [path, heading] of [
    ['/messages', 'Messages'],
    ['/admin', 'Admin Dashboard'],
  ] as const) {
    await page.goto(stage.site.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  expect(charts).toEqual([]);
  await page.getByRole('link', { name: 'Reports' }).first().click();
  const funnel = page.getByRole('region', { name: 'From application to placement' });
  await expect(funnel.getByText(/were sent; \d+ led to a placement/)).toBeVisible();
  await expect(funnel.locator('[data-chart] svg rect').first()).toBeAttached();
  expect(charts).toEqual([`${stage.site.url}/admin/reports`]);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('The period before');
  await funnel.getByRole('button', { name: 'Show as table' }).click();
  await expect(funnel.getByRole('columnheader', { name: 'Difference' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await funnel.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page).toHaveURL(/\?compare=previous$/);
});
