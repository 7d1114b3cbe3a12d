import type { Locator, Page } from '@playwright/test';
import { storeElsewhere } from '../../support/browser';
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

test('text is text: no markup, no sideways scroll, a question before links', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { write, post } = await openThread(page, stage);
  const links = 'https://аррӏе.com/x javascript:alert(1) data:text/html,x';
  const text = `${links}\n\n<img src=x onerror=alert(1)> \u202Egnp.exe `;
  await write(text.padEnd(5000, 'a'));
  const own = post('<img src=x');
  await expect(own).toContainText('\u202Egnp.exe');
  await own.getByRole('button', { name: 'Open link: xn--80ak6aa92e.com' }).click();
  const asks = page.getByRole('dialog', { name: 'You’re leaving VisaTalent' });
  await expect(asks).toContainText('https://xn--80ak6aa92e.com/x');
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: 'Show all' }).click();
  await expect(own).toContainText('a'.repeat(4900));
  await expect(own.getByRole('img').or(own.getByRole('link'))).toHaveCount(0);
  const wide = ['html', '[role=log]'].map((name) =>
    page.locator(name).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(await Promise.all(wide)).toEqual([0, 0]);
});

test('right to left: panes and bubbles are mirrored, times are not, and each line has its own direction', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { post } = await openThread(page, stage);
  await storeElsewhere(page, { language: 'fa', 'is-rtl': 'true' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const written = page.locator('#message');
  await written.fill('سلام\nHello');
  await written.press('Control+Enter');
  // The server has the message, so its place no longer changes.
  await expect(post('Hello')).toHaveAttribute('id', /^post-/);
  const edgesOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${String(target)} is not visible`);
    return { left: box.x, right: box.x + box.width };
  };
  const log = page.getByRole('log');
  const pane = await edgesOf(log);
  const own = await edgesOf(post('Hello'));
  const theirs = await edgesOf(log.getByRole('article').first());
  expect((await edgesOf(page.locator('.vt-messages-list'))).left).toBeGreaterThan(pane.right);
  // A scroll bar may take the place at one edge.
  expect(Math.abs(own.left - pane.left)).toBeLessThan(20);
  expect(Math.abs(pane.right - theirs.right)).toBeLessThan(20);
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
  const hourIsFirst = await post('Hello').evaluate((article) => {
    const walk = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const found = /[۰-۹]+:[۰-۹]+/.exec(node.nodeValue ?? '');
      if (found === null) continue;
      const leftOf = (at: number) => {
        const digit = document.createRange();
        digit.setStart(node, at);
        digit.setEnd(node, at + 1);
        return digit.getBoundingClientRect().left;
      };
      return leftOf(found.index) < leftOf(found.index + found[0].length - 1);
    }
    return undefined;
  });
  expect(hourIsFirst).toBe(true);
});

test('by keyboard: opens a conversation, shows earlier messages without moving the others, and answers', async ({
  page,
  stage,
}) => {
  const { posts } = stage.backend.data;
  const first = posts.require('message-1');
  for (let at = 1; at <= 70; at += 1)
    posts.put({
      ...first,
      id: `more-${at}`,
      body: `Number ${at}`,
      sentAt: new Date(Date.parse(first.sentAt) + at * 1000).toISOString(),
    });
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'user');
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`There is no way by keyboard to ${String(target)}`);
  };
  await tabTo(page.getByRole('link', { name: /Your interview/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your interview' })).toBeFocused();
  const log = page.getByRole('log');
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  await tabTo(earlier);
  const oldest = log.getByRole('article').first();
  const id = (await oldest.getAttribute('id')) ?? '';
  const topOf = () => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  await page.keyboard.press('Enter');
  await expect(log.getByRole('article')).toHaveCount(60);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  await expect(earlier).toBeFocused();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await tabTo(field);
  await page.keyboard.type('Read all of it.');
  await page.keyboard.press('Control+Enter');
  await expect(log.getByText('Read all of it.')).toBeVisible();
  await expect(field).toBeFocused();
});

test('a message that is read in one tab lowers the count in another tab, which sends no request', async ({
  page,
  stage,
  context,
}) => {
  await openSignedIn(page, stage, `${stage.site.url}/messages`, 'user');
  await expect(page.getByRole('link', { name: /Your interview.*1 unread/ })).toBeVisible();
  await expect.poll(() => stage.api.calls('GET /api/updates').length).toBe(1);
  const other = await context.newPage();
  await other.clock.install();
  const asked: string[] = [];
  other.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) asked.push(pathname);
  });
  await other.goto(`${stage.site.url}/settings`);
  const count = (unread: number) =>
    other
      .getByRole('navigation', { name: 'Your pages' })
      .getByRole('link', { name: `Messages, ${unread} unread` });
  await expect(count(2)).toBeVisible();
  await other.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/updates');
  asked.length = 0;
  await page.bringToFront();
  await page.getByRole('link', { name: /Your interview/ }).click();
  await expect(count(1)).toBeVisible();
  expect(asked).toEqual([]);
  // Only one tab polls, also later.
  await other.clock.fastForward(300_000);
  await other.evaluate(() => fetch('/robots.txt').then(() => undefined));
  expect(asked).toContain('/robots.txt');
  expect(asked).not.toContain('/api/updates');
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
