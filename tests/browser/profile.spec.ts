import { expect, test } from '../support/browser';
import { tooSmall } from './accessibility/layout';
import { headline, save, saved, someone } from './profileSteps';

test('facts are read by group and changed where their Edit link leads', { tag: '@phone' }, async ({
  page,
}) => {
  await someone(page);
  await page.goto('/profile');
  const profession = page.getByRole('region', { name: 'Profession' });
  await expect(profession).toContainText('Analyst');
  await expect(page.getByRole('region', { name: 'Personal' })).toContainText('Brazil');

  await page.getByRole('link', { name: 'Edit: Languages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Languages you speak' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('English');
  await page.getByLabel('Level', { exact: true }).selectOption('Mother tongue');
  expect(await tooSmall(page)).toEqual([]);
  await save(page);
  await saved(page);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'All parts' }).click();
  const parts = page.getByRole('list', { name: 'Parts of your profile' });
  await expect(parts.getByRole('link', { name: 'Languages you speak' })).toHaveAccessibleDescription(/^Done/);
  await parts.getByRole('link', { name: 'Your work' }).click();
  await page.getByRole('textbox', { name: 'Years of experience' }).fill('۱۲');
  await page.getByRole('textbox', { name: 'Skills' }).focus();
  await page.keyboard.type('Mathematics, programming');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Remove.*programming/ })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).not.toHaveURL(/work$/);
  await page.goto('/profile/edit/personal');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('King');
  await save(page);
  await saved(page);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Languages' })).toContainText('EnglishMother tongue');
  await expect(profession).toContainText('12 years');
  await expect(profession.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Mathematics',
    'programming',
  ]);
  await expect(page.getByRole('region', { name: 'Personal' })).toContainText('Ada King');
  const user = await page.evaluate(() => window.localStorage.getItem('auth_user') ?? '');
  expect(JSON.parse(user)).toMatchObject({ firstName: 'Ada', lastName: 'King' });
});

test('errors are shown beside their field, and the first wrong field has the focus on the screen', {
  tag: '@phone',
}, async ({ page }) => {
  await someone(page);
  await page.goto('/profile/edit#profession');
  await expect(page).toHaveURL('/profile/edit/work');
  await headline(page).fill('x'.repeat(161));
  await page.getByRole('textbox', { name: 'Years of experience' }).fill('81');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Please correct 2 fields: Headline and Years of experience',
  );
  await expect(headline(page)).toBeFocused();
  await expect(headline(page)).toHaveAccessibleDescription('At most 160 characters');
  // It is not hidden by the bar with the buttons.
  const field = await headline(page).boundingBox();
  const alert = await page.getByRole('alert').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(alert?.y ?? 0);
});
