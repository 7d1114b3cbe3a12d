import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD } from '../support/browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1';

/** A section of the page. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Signs the account in on another device. */
export async function signInElsewhere(page: Page, email: string, userAgent = IPHONE): Promise<string> {
  const answer = await page.request.post('/api/auth/login', {
    headers: { 'user-agent': userAgent },
    data: { email, password: PASSWORD, rememberMe: false },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

export const statusOf = async (page: Page, token: string): Promise<number> =>
  (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();
