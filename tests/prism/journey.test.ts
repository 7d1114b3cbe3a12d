import { expect as seen } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { signIn, signOut } from '../support/browser';
import { serveBackend } from './backend';
import { type Prism, startPrism } from './prism';
import { type Visit, visit } from './site';

const see = seen.configure({ timeout: 30_000 });

/**
 * A person and an administrator use the app in a browser. Every call goes through Prism to the embedded
 * backend.
 */
const backend = createBackend();
let served: Awaited<ReturnType<typeof serveBackend>>;
let prism: Prism;
let visitor: Visit;

beforeAll(async () => {
  served = await serveBackend(() => backend);
  prism = await startPrism(served.url);
  visitor = await visit(prism);
});
afterAll(async () => {
  await visitor.close();
  await prism.stop();
  await served.close();
});

test("the app's requests, and the answers, fit the document", async () => {
  const { page, problems, calls } = visitor;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).first();
  const onwards = page.getByRole('button', { name: 'Continue' });

  await signIn(page, 'user@visatalent.test');
  await page.goto('/profile');
  await see(page.getByRole('heading', { name: 'Work experience' }).first()).toBeVisible();
  await page.goto('/jobs');
  await see(page.getByRole('article').first()).toBeVisible();

  await page.goto('/applications/new/job-160');
  await see(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
  await onwards.click();
  await page
    .getByRole('group', { name: /work permit/ })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('Night').check();
  await page.getByLabel('For how many years have you done this work?').fill('3');
  await onwards.click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a document' }).click();
  await (await choosing).setFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada') });
  await see(page.getByRole('checkbox', { name: /cv\.txt/ })).toBeChecked();
  await onwards.click();
  await page.getByLabel('Cover letter').fill('I weld well.');
  await onwards.click();
  await page.getByLabel(/^I agree that VisaTalent may share/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await see(heading('Application sent')).toBeVisible();

  await page.goto('/documents');
  await see(page.getByText('cv.txt').first()).toBeVisible();
  await page.goto('/messages');
  await page.getByRole('link', { name: /Your interview/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Tuesday suits me.');
  await page.keyboard.press('Control+Enter');
  await see(page.getByRole('log').getByText('Tuesday suits me.')).toBeVisible();
  await signOut(page);
  await see(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  await signIn(page, 'admin@visatalent.test');
  await page.goto('/admin/users');
  await see(page.getByRole('row').nth(2)).toBeVisible();
  await signOut(page);
  await see(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  expect(problems).toEqual([]);
  // All of it went through Prism.
  for (const [method, path] of [
    ['POST', '/api/auth/login'],
    ['POST', '/api/jobs/job-160/apply'],
    ['POST', '/api/documents/upload'],
    ['GET', '/api/admin/users'],
    ['POST', '/api/auth/logout'],
  ])
    expect(calls.join('\n')).toMatch(new RegExp(`^${method} ${path} 2\\d\\d$`, 'm'));
});
