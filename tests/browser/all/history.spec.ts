import { EVERY_RULE, type Palette, violations } from '../accessibility/axe';
import { expect, openSignedIn, test } from '../../support/faultStage';

const LIGHT: Palette = { variant: 'midnight', dark: false };

test('a change by an administrator is in the record’s history and in the audit log', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/admin/users?record=user-demo`, 'admin');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit user' });
  await form.getByLabel('First Name').fill('Ramona');
  await form.getByRole('button', { name: 'Save' }).click();
  const record = page.getByRole('dialog', { name: 'user@visatalent.test' });
  await record.getByRole('tab', { name: 'History' }).click();
  const newest = record.getByRole('tabpanel').getByRole('listitem').first();
  await expect(newest).toContainText('User changed');
  await expect(newest).toContainText('becomes Ramona');
  expect(await violations(page, LIGHT, EVERY_RULE)).toEqual([]);
  await record.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${stage.site.url}/admin/audit?action=users.update`);
  await expect(page.getByRole('row').nth(1)).toContainText('User changed');
  await expect(page.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
});
