import { expect, fault, openSignedIn, test } from '../../support/faultStage';

/** Faults at the admin's tables: built-in data if a read fails, never for a write. */
const LEVELS = 'GET /api/EducationLevels';
const PAGE = '/admin/education-levels';
const heading = { level: 1, name: 'Education Levels' } as const;

test('a list that cannot be read is replaced by marked sample data, and writes are off (F-076, F-077, F-082, F-083, F-094)', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'admin');
  stage.api.script(`${LEVELS}/**`, fault.status(500));
  stage.api.script(LEVELS, fault.status(500));
  await page.goto(stage.site.url + PAGE);
  const sample = page.getByText('This is sample data.');
  const add = page.getByRole('button', { name: 'Add education level' });
  const again = page.getByRole('button', { name: 'Try again' }).first();
  const isSample = async () => {
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(sample).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('High School').first()).toBeVisible();
    await expect(add).toBeDisabled();
    // While a list is read again it is disabled, and it would go away with the answer.
    await expect(again).toBeEnabled();
  };
  await isSample();
  // If a wrong answer were accepted, the next 'Try again' would be missing.
  for (const what of [
    fault.html(),
    fault.half([]),
    fault.status(404),
    fault.status(500),
    fault.ok({ strange: 1 }),
    fault.reset(),
    fault.deep(5000),
  ]) {
    stage.api.reset();
    stage.api.script(`${LEVELS}/**`, what);
    stage.api.script(LEVELS, what);
    await again.click();
    await expect.poll(() => stage.api.calls(LEVELS)[0]?.closedAt ?? null).not.toBeNull();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await isSample();
  }
  stage.api.reset();
  await again.click();
  await expect(sample).toHaveCount(0);
  await expect(add).toBeEnabled();
});

test('a write that fails says so, keeps the input, and succeeds when it is tried again', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, stage.site.url + PAGE, 'admin');
  await page.getByRole('button', { name: 'Add education level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add education level' });
  await dialog.getByLabel('Code').fill('night-school');
  await dialog.getByLabel('Name').fill('Night School');
  for (const [what, text] of [
    [fault.status(500), 'A server error occurred. Please try again later.'],
    [fault.status(403), 'Access denied. You do not have permission to perform this action.'],
    [fault.reset(), 'Network error. Please check your connection and try again.'],
    [fault.html(), /./],
  ] as const) {
    stage.api.reset();
    stage.api.script('POST /api/EducationLevels', what);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(text);
    await expect(dialog.getByLabel('Name')).toHaveValue('Night School');
    expect(stage.api.calls('POST /api/EducationLevels')).toHaveLength(1);
  }
  stage.api.reset();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Night School').first()).toBeVisible();
});

test('names that hold markup, quotes and entities are text (F-004)', async ({ page, stage }) => {
  const names = [
    '<b>Bold</b>',
    '"quoted" & \'single\'',
    '&amp; &lt;',
    '`ticks` ${x}',
    '<img src=x onerror=alert(1)>',
  ];
  const levels = names.map((name, index) => ({
    id: `${index}`,
    code: `code-${index}`,
    name,
    created: '2026-01-01T00:00:00Z',
    lastModified: '2026-01-01T00:00:00Z',
  }));
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'admin');
  stage.api.script(
    LEVELS,
    fault.ok({
      data: levels,
      totalCount: 5,
      currentPage: 1,
      pageSize: 25,
      totalPages: 1,
      hasNext: false,
      hasPrevious: false,
    }),
  );
  await page.goto(stage.site.url + PAGE);
  for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('an administrator whom the server refuses reads the reason, and stays signed in (F-030)', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'admin');
  for (const method of ['POST', 'PUT', 'DELETE'])
    stage.api.script(`${method} /api/EducationLevels/**`, fault.status(403));
  await page.goto(stage.site.url + PAGE);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect(
    page.getByText('Access denied. You do not have permission to perform this action.').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('auth_token'))).not.toBeNull();
});
