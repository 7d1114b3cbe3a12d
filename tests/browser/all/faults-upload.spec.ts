import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ACCOUNTS, signIn } from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';

/** Uploads over real sockets, with faults of the connection in the middle of a file. */
const ROUTE = 'POST /api/documents/upload';
const MB = 1024 * 1024;

/** More than the network buffers, so that the browser knows how much was sent. */
function large(name: string, megabytes: number): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(megabytes * MB, 1)]));
  return path;
}
function small(name: string): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, '%PDF-1.7 x');
  return path;
}

async function choose(page: Page, ...files: string[]): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(files);
  await page.getByRole('button', { name: /^Upload \d/ }).click();
}
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name });

test.beforeEach(async ({ page, stage }) => {
  stage.site.configure({ VITE_API_BASE_URL: stage.api.url, VITE_UPLOAD_MAX_MB: '50' });
  await openSignedIn(page, stage, `${stage.site.url}/documents`, 'user');
  await expect(page.getByText('4 of 200 documents')).toBeVisible();
});

test('the connection breaks in the middle: the next file is sent, and the same one can be sent again', async ({
  page,
  stage,
}) => {
  const { api, backend } = stage;
  api.script(ROUTE, fault.breakOff(0.4), fault.pass());
  await choose(page, large('large.pdf', 9), small('next.pdf'));
  await expect(row(page, 'large.pdf')).toContainText(
    /The connection was lost at \d+%\. The file is still here\./,
  );
  await expect(row(page, 'next.pdf')).toContainText('Uploaded');
  await page.getByRole('button', { name: 'Retry large.pdf' }).click();
  await expect(row(page, 'large.pdf')).toContainText('Uploaded');
  expect(backend.data.documents.filter(({ name }) => name === 'large.pdf')).toHaveLength(1);
});

test('a file can be cancelled by keyboard while it is sent, and an upload goes on from another page', async ({
  page,
  stage,
}) => {
  const { api, backend } = stage;
  api.script(ROUTE, fault.breakOff(0.2, 'silence'), fault.delay(1500));
  await choose(page, large('large.pdf', 24), small('next.pdf'));
  await expect(page.getByRole('progressbar', { name: 'Uploading large.pdf' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Uploading 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Open documents' }).click();
  await page.getByRole('button', { name: 'Cancel large.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'large.pdf')).toContainText('Stopped');
  await expect(page.locator('li:focus')).toContainText('large.pdf');
  await expect(row(page, 'next.pdf')).toContainText('Uploaded');
  expect(backend.data.documents.filter(({ name }) => name === 'large.pdf')).toHaveLength(0);
});

test('a file that this site accepts and the service refuses is refused once, and the next one is sent', async ({
  page,
  stage,
}) => {
  const { api, backend, site } = stage;
  site.configure({ VITE_API_BASE_URL: api.url, VITE_UPLOAD_MAX_MB: '20' });
  await page.reload();
  await choose(page, large('large.pdf', 11), small('next.pdf'));
  await expect(row(page, 'large.pdf')).toContainText('This file is too large to upload.');
  await expect(row(page, 'large.pdf').getByRole('button')).toHaveText(['Choose another file', 'Remove']);
  await expect(row(page, 'next.pdf')).toContainText('Uploaded');
  expect(api.calls(ROUTE)).toHaveLength(2);
  expect(backend.data.documents.filter(({ name }) => name === 'large.pdf')).toHaveLength(0);
});

test('a token that expires meanwhile ends the session once, and the same person continues', async ({
  page,
  stage,
}) => {
  const { api, backend } = stage;
  api.script(ROUTE, fault.status(401, { message: 'Token expired' }), fault.pass());
  await choose(page, small('first.pdf'), small('next.pdf'));
  await expect(page.getByText('2 files weren’t uploaded')).toBeVisible();
  expect(api.calls(ROUTE)).toHaveLength(1);
  await signIn(page, ACCOUNTS.user);
  await expect(page).toHaveURL(/\/documents$/);
  await expect(row(page, 'first.pdf')).toContainText('Waiting for you to sign in again');
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect(row(page, 'next.pdf')).toContainText('Uploaded');
  expect(backend.data.documents.filter(({ name }) => /^(?:first|next)\.pdf$/.test(name))).toHaveLength(2);
});
