import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createAccount, expect, isPhone, storeSession, test } from '../support/browser';
import { pageOverflow } from './accessibility/layout';

/**
 * A photo of 3000 x 2000 and some megabytes. The camera lay on its side, and wrote this and a place into the
 * file.
 */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    let random = 1;
    for (let at = 0; at < image.data.length; at += 4) {
      random = (random * 48_271) % 2_147_483_647;
      image.data.fill(200 + (random % 24), at, at + 3);
      image.data[at + 3] = 255;
    }
    context.putImageData(image, 0, 0);
    // The left side of the picture is its upper edge after it is turned.
    context.fillStyle = 'rgb(255, 0, 0)';
    context.fillRect(0, 0, 300, canvas.height);
    const url = canvas.toDataURL('image/jpeg', 0.97);
    return url.slice(url.indexOf(',') + 1);
  });
  const jpeg = Buffer.from(base64, 'base64');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS: at home')]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Width and height of a picture, and the colour in the middle of its upper edge. */
const looksOf = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const image = await createImageBitmap(blob, { imageOrientation: 'none' });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixel = context?.getImageData(image.width / 2, image.height / 40, 1, 1).data ?? [];
    return {
      width: image.width,
      height: image.height,
      isRed: (pixel[0] ?? 0) > 200 && (pixel[1] ?? 255) < 80,
    };
  }, bytes.toString('base64'));

test('documents are made smaller, sent, previewed, replaced, deleted and restored by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const account = await createAccount(page.request);
  await storeSession(page, account);
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { held_: held });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object: Blob) => {
      const url = createObjectURL.call(URL, object);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  await page.goto('/documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible({ visible: isPhone(page) });
  const keys = page.keyboard;
  const focusIsSomewhere = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await keys.press('Enter');
    await focusIsSomewhere();
  };
  const choose = async (button: string, files: Readonly<Record<string, Buffer>>) => {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = test.info().outputPath(name);
      writeFileSync(path, bytes);
      return path;
    });
    const chooser = page.waitForEvent('filechooser');
    await press(button);
    await (await chooser).setFiles(paths);
  };
  const photo = await sidewaysPhoto(page);
  expect(photo.length).toBeGreaterThan(2_000_000);
  // Readers ignore what follows the picture in the file, so the file is larger than the limit.
  const large = Buffer.concat([photo, Buffer.alloc(11 * 1_048_576)]);
  await choose('Choose files', { 'passport.jpg': large, 'notes.txt': Buffer.from('<b>My notes</b>') });
  await expect(page.getByText(/Check that every letter can be read/)).toBeVisible();
  await press('Upload 2 files');
  await expect(page.getByText('2 of 200 documents')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('data-row', /.+/);

  const headers = { authorization: `Bearer ${account.accessToken}` };
  const stored = async () => {
    const answer = await page.request.get('/api/documents', { headers });
    return (await answer.json()) as { id: string; name: string }[];
  };
  const bytesOf = async (name: string) => {
    const id = (await stored()).find((each) => each.name === name)?.id ?? 'none';
    return (await page.request.get(`/api/documents/${id}/download`, { headers })).body();
  };
  const sent = await bytesOf('passport.jpg');
  expect(sent.length).toBeLessThan(1_048_576);
  expect(sent.includes('Exif') || sent.includes('GPS')).toBe(false);
  expect(await looksOf(page, sent)).toEqual({ width: 1600, height: 2400, isRed: true });

  const dialog = page.getByRole('dialog');
  await press('Preview passport.jpg');
  await expect(dialog.getByRole('img', { name: 'Preview passport.jpg' })).toBeVisible();
  expect(await dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.src)).toMatch(/^blob:/);
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview passport.jpg' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'held_') as Set<string>).size)).toBe(0);
  await press('Preview notes.txt');
  await expect(dialog.getByText('<b>My notes</b>')).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();

  // Without 'Make photos smaller' the bytes stay the same.
  await page.getByLabel('Make photos smaller').focus();
  await keys.press('Space');
  await choose('Replace passport.jpg', { 'passport.jpg': photo });
  await press('Versions of passport.jpg');
  await expect(page.getByRole('button', { name: 'Download version 1' })).toBeVisible();
  expect((await bytesOf('passport.jpg')).equals(photo)).toBe(true);

  // The request is not answered, so that only the press on Cancel ends it.
  await page.route('**/api/documents/upload', () => undefined);
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/documents/upload'),
  );
  await choose('Choose files', { 'late.txt': Buffer.from('Late') });
  await press('Upload 1 file');
  await press('Cancel late.txt');
  const late = page.getByRole('listitem').filter({ hasText: 'late.txt' });
  await cancelled;
  await expect(late).toContainText('Stopped');
  await press('Remove late.txt');
  await expect(late).toHaveCount(0);

  await press('Delete notes.txt');
  await expect(page.getByText('1 of 200 documents')).toBeVisible();
  await expect(page.locator('tbody:focus')).toContainText('passport.jpg');
  await press('Undo');
  await expect(page.getByText('2 of 200 documents')).toBeVisible();
  await focusIsSomewhere();
  expect(await stored()).toHaveLength(2);
  expect(await pageOverflow(page)).toBe(0);
});
