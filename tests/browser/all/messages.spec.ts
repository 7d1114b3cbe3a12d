import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../../support/faultStage';
import type { Stage } from '../../support/faultStage';
import { fault } from '../../support/fault-server/faults';

/** Conversations in cases that only a browser can show: failures, reloads, other people, hostile text. */
const POST = 'POST /api/messages/threads/*/posts';
const OUTBOX = 'visatalent_outbox';
const stored = (page: Page, key = OUTBOX) => page.evaluate((name) => localStorage.getItem(name), key);

async function openThread(page: Page, stage: Stage, name: RegExp = /Your interview/) {
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'user');
  await page.getByRole('link', { name }).click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await expect(field).toBeVisible();
  return {
    field,
    write: async (text: string) => {
      await field.fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
    post: (text: string) => page.getByRole('article').filter({ hasText: text }),
  };
}

test('a message that could not be sent survives a reload, and keeps its id', async ({ page, stage }) => {
  const { write, post } = await openThread(page, stage);
  stage.api.script(POST, fault.status(503));
  await write('Is Monday possible?');
  await expect(post('Is Monday possible?').getByText('Not sent')).toBeVisible();
  // The writer sees the state of the message.
  await expect(post('Is Monday possible?').getByRole('button', { name: 'Try again' })).toBeInViewport();
  const named = () =>
    stage.api.calls(POST).map(({ body }) => (JSON.parse(body ?? '{}') as { clientId: string }).clientId);
  // The code that sends it may load late or never: the browser asks all the same.
  await page.route('**/assets/Desk-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('textbox', { name: 'Your message' }).click();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await page.unroute('**/assets/Desk-*.js');
  await page.reload();
  await expect(post('Is Monday possible?').getByText('Not sent')).toBeVisible();
  stage.api.script(POST, fault.pass());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(post('Is Monday possible?').getByText('Sent', { exact: true })).toBeVisible();
  expect(new Set(named()).size).toBe(1);
  await expect(page.getByRole('log').getByText('Is Monday possible?')).toHaveCount(1);
});

test('a refused message shows the reason, can be changed, and delays no other', async ({ page, stage }) => {
  const { field, write, post } = await openThread(page, stage);
  stage.api.script(POST, fault.status(422, { message: 'Not in this tone.' }), fault.pass());
  await write('First');
  await expect(post('First').getByText('Not sent: Not in this tone.')).toBeVisible();
  await write('Second');
  await expect(post('Second').getByText('Sent', { exact: true })).toBeVisible();
  await field.fill('Third');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue('First\n\nThird');
  expect(await stored(page)).toBeNull();
});

test('a new conversation is kept as a draft, and returns if it is refused', async ({ page, stage }) => {
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'user');
  const begin = page.getByRole('button', { name: 'New message' });
  const dialog = page.getByRole('dialog', { name: 'New message' });
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await begin.click();
  await field.fill('When does it start?');
  await page.reload();
  await begin.click();
  await expect(field).toHaveValue('When does it start?');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('My start');
  stage.api.script('POST /api/messages/threads', fault.status(422, { message: 'Not today.' }), fault.pass());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent: Not today.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('My start');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue('When does it start?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'My start' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(await stored(page, 'visatalent_drafts')).toBeNull();
});

test('on other pages a bar shows waiting messages, and a logout asks', async ({ page, stage }) => {
  const { write, post } = await openThread(page, stage);
  stage.api.script(POST, fault.status(500));
  await write('Waiting for a word about the interview and about everything else that was said');
  await expect(post('Waiting').getByText('Not sent')).toBeVisible();
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const asks = page.getByRole('dialog', { name: 'Some messages haven’t been sent' });
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(asks).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'Not sent yet' });
  // A long text is shortened; the buttons are not cut off on the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  const widths = await waiting
    .getByRole('listitem')
    .evaluate((item) => [item.scrollWidth, (item.parentElement?.parentElement?.clientWidth ?? 0) - 48]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  await waiting.getByRole('button', { name: 'Discard message to Northgate Structural' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByText('1 not sent yet')).toBeHidden();
  expect(await stored(page)).toBeNull();
});

test('a logout that discards them leaves nothing', async ({ page, stage }) => {
  const { write, post } = await openThread(page, stage);
  stage.api.script(POST, fault.status(500));
  await write('Waiting');
  await expect(post('Waiting').getByText('Not sent')).toBeVisible();
  await page.getByRole('button', { name: 'Open profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page).toHaveURL(`${stage.site.url}/`);
  expect(await stored(page)).toBeNull();
});

test('drafts of two conversations are kept, and other people don’t see them', async ({ page, stage }) => {
  const { field } = await openThread(page, stage);
  await field.fill('To the employer');
  await page.getByRole('link', { name: /Your documents/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your documents' })).toBeVisible();
  await field.fill('To the agency');
  await page.reload();
  await expect(field).toHaveValue('To the agency');
  await page.getByRole('link', { name: /Your interview.*Draft/ }).click();
  await expect(field).toHaveValue('To the employer');
  await page.evaluate(() => localStorage.clear());
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'both');
  expect(await stored(page, 'visatalent_drafts')).toBeNull();
});

test('another person’s conversation is not found; without conversations there are messages', async ({
  page,
  stage,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/messages?thread=nobody`, 'user');
  await expect(page.getByText('The conversation was not found.')).toBeVisible();
  stage.api.script('GET /api/messages/threads', fault.status(404));
  await page.goto(`${stage.site.url}/messages`);
  await expect(page.getByText('You can’t reply here yet. Write to')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
});

test('text is text: no markup, no sideways scroll, a question before links', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { write, post } = await openThread(page, stage);
  const text = `<img src=x onerror=alert(1)> \u202Egnp.exe ${'a'.repeat(2200)} https://xn--80ak6aa92e.com/x`;
  await write(`https://аррӏе.com/x javascript:alert(1)\n\n${text}`);
  const own = post('<img src=x');
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'Open link: xn--80ak6aa92e.com' }).click();
  const asks = page.getByRole('dialog', { name: 'You’re leaving VisaTalent' });
  await expect(asks).toContainText('https://xn--80ak6aa92e.com/x');
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(own.getByRole('button', { name: 'Show all' })).toBeVisible();
  await expect(own.getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Lines of one paragraph, each in its own direction.
  await write('سلام\nHello');
  const starts = await post('Hello')
    .getByText('Hello')
    .evaluate((paragraph) => {
      const { left, right } = paragraph.getBoundingClientRect();
      const lines = document.createRange();
      lines.selectNodeContents(paragraph);
      const [persian, english] = [...lines.getClientRects()].filter(({ width }) => width > 0);
      return [right - (persian?.right ?? 0), (english?.left ?? 0) - left].map(Math.round);
    });
  expect(starts).toEqual([0, 0]);
});

test('an administrator answers, closes and assigns conversations', async ({ page, stage }) => {
  // From this width the list is beside the conversation.
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSignedIn(page, stage, `${stage.site.url}/messages?show=unanswered`, 'admin');
  const count = page.getByText('9 conversations');
  await expect(count).toBeVisible();
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first();
  await row.getByRole('link').click();
  // The call that marks it as read is answered after 'Mark as unread', and must not undo it.
  let answer = (): void => undefined;
  const opened = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/threads/*/read', async (route) => {
    await opened;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
  await row.getByRole('link').click();
  await expect(page.getByRole('separator', { name: 'New messages' })).toBeVisible();
  answer();
  await page.getByRole('textbox', { name: 'Your message' }).fill('We are on it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('8 conversations')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Close conversation' }).click();
  await expect(page.getByText(/· Closed/)).toBeVisible();
  // A colleague changes it between the read and the first write. The page also reads by itself, at any time.
  let isFirst = true;
  await page.route('**/api/admin/threads/*', async (route) => {
    if (isFirst && route.request().method() !== 'GET') {
      isFirst = false;
      const { threads } = stage.backend.data;
      for (const thread of threads.all())
        threads.put({ ...thread, assigneeId: 'user-demo-both', lastModified: new Date().toISOString() });
    }
    await route.fallback();
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/· Assigned to/)).toBeVisible();
});
