import type { Page } from '@playwright/test';
import { createAccount, expect, storeSession } from '../support/browser';

/** Creates the profile of the person with these headers. */
export async function createProfile(
  page: Page,
  headers: Record<string, string>,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const response = await page.request.post('/api/UserProfiles', {
    headers,
    data: {
      countryOfBirthId: 'country-br',
      countryOfResidenceId: 'country-ca',
      headline: 'Analyst',
      ...fields,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/**
 * A new person with a profile and a stored session.
 * @returns the headers of their requests.
 */
export async function someone(
  page: Page,
  fields: Record<string, unknown> = {},
): Promise<Record<string, string>> {
  const account = await createAccount(page.request, 'Ada Lovelace');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  await createProfile(page, headers, fields);
  await storeSession(page, account);
  return headers;
}
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
export const saved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
export const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
