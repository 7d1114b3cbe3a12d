import type { Page } from '@playwright/test';
import {
  appStarted,
  openRegister,
  openSignIn,
  signIn,
  storedSession,
  storeElsewhere,
} from '../../support/browser';
import { expect, fault, openSignedIn, test } from '../../support/faultStage';
import { answerLogin, keep, keptSession, turnTo } from '../../support/hostileStage';
import { cover } from '../../support/sample';

/**
 * docs/reliability.md#hostile-data: too long, too many, or of an unknown kind (unit tests have F-140, F-143
 * and F-144).
 */
const LEVELS = 'GET /api/EducationLevels';
const PAGE = '/admin/education-levels';
const LONG = 'Ünïcödé'.repeat(143);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a thousand characters without a space break no layout, in either direction, and stay readable (F-133)', async ({
  page,
  stage,
}) => {
  const levels = [0, 1, 2].map((index) => ({
    id: `${index}`,
    code: `${LONG}${index}`,
    name: `${LONG}${index}`,
    created: '2026-01-01T00:00:00Z',
    lastModified: '2026-01-01T00:00:00Z',
  }));
  answerLogin(stage, {
    fullName: `${LONG} ${LONG}`,
    email: `${LONG}@b.test`,
    roles: ['administrator', 'admin', 'end_user'],
  });
  stage.api.script(LEVELS, fault.ok(levels));
  await page.goto(stage.site.url);
  await signIn(page, 'ada@b.test');
  await expect(page).toHaveURL(/\/admin$/);
  for (const isRtl of ['false', 'true']) {
    await page.evaluate((value) => window.localStorage.setItem('is-rtl', value), isRtl);
    await page.goto(`${stage.site.url}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', isRtl === 'true' ? 'rtl' : 'ltr');
    for (const path of ['/profile', '/dashboard', PAGE]) {
      await turnTo(page, path);
      if (path === PAGE) await expect(page.getByText(LONG).first()).toBeAttached();
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${path} at ${width}, rtl ${isRtl}`).toBeLessThanOrEqual(0);
        if (path === PAGE) {
          const edit = page.getByRole('button', { name: /^(Edit|More)/ }).first();
          await edit.scrollIntoViewIfNeeded();
          await expect(edit).toBeInViewport();
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport();
    await expect(page.getByTitle(`${LONG} ${LONG}`).first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('an employer’s words without a space break no layout, and keep their own direction (F-133, F-135)', async ({
  page,
  stage,
}) => {
  const job = {
    id: 'job-1',
    title: LONG,
    company: LONG,
    location: LONG,
    description: LONG,
    skills: [LONG],
    requirements: [LONG],
    employer: { website: `https://${'w'.repeat(60)}.example` },
    screening: [
      { id: 'q1', text: `${LONG}?`, kind: 'choice', options: [{ id: 'a', text: LONG }] },
      { id: 'q2', text: `${LONG}?`, kind: 'text' },
    ],
  };
  stage.api.script('GET /api/**', fault.status(404));
  stage.api.script('GET /api/jobs/job-1', fault.ok(job));
  const profile = { id: 'profile-1', userId: 'p-1', countryOfResidenceId: 'canada' };
  stage.api.script('GET /api/UserProfiles/by-user/p-1', fault.ok(profile));
  await keep(page, stage.site.url, { ...keptSession(), 'is-rtl': 'true' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${stage.site.url}/jobs/job-1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto(`${stage.site.url}/applications/new/job-1?step=questions`);
  const question = page.getByRole('group', { name: LONG });
  await expect(question).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Isolated; otherwise its question mark would stand before the words.
  expect(await question.locator('legend').innerText()).toBe(`\u2068${LONG}?\u2069`);
});

test('strange characters do not change what is around them: one line, own direction, whole characters (F-135)', async ({
  page,
  stage,
}) => {
  const names = [
    `Z${'\u0301\u0327'.repeat(60)}alg${'\u0336'.repeat(60)}o Stack`,
    '\u200b\u200d\u2060 Zero',
    '\ue000\uf8ff Private',
    '👩‍👩‍👧‍👦🏳️‍🌈 Emoji',
    'عبد الله Smith (Ltd.) محمد',
    '\u202eevil\u202c Override',
  ];
  let usual = 0;
  let shown = '';
  stage.api.script('GET /api/**', fault.status(404));
  await keep(page, stage.site.url, keptSession());
  await page.goto(`${stage.site.url}/dashboard`);
  for (const fullName of ['Ada Lovelace', ...names]) {
    const [firstName = '', ...rest] = fullName.split(' ');
    await storeElsewhere(page, keptSession({ firstName, lastName: rest.join(' ') }));
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await expect(page.locator('bdi[title]').first()).not.toHaveText(shown);
    const email = page.getByRole('menuitem', { name: 'Logout' });
    await expect(email).toBeVisible();
    const box = await page
      .locator('bdi[title]')
      .first()
      .evaluate((element) => {
        const { height } = element.getBoundingClientRect();
        return { height, isolated: getComputedStyle(element).unicodeBidi, text: element.textContent };
      });
    usual ||= box.height;
    shown = box.text;
    expect(box.height, fullName).toBeLessThanOrEqual(usual * 1.6);
    expect(box.isolated).toMatch(/isolate/);
    expect(box.text).not.toContain('\ufffd');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(email).toBeHidden();
    const initials = await page.getByRole('button', { name: 'Open profile menu' }).innerText();
    expect(initials).not.toMatch(/\p{Cs}|\ufffd/u);
  }
});

test('a full name is split at its first space, whatever it contains (F-136)', async ({ page, stage }) => {
  const names = [
    ['', 'Unknown', 'User'],
    [' ', 'Unknown', 'User'],
    ['Ada', 'Ada', 'User'],
    ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
    ['A B C', 'A', 'B C'],
  ] as const;
  // src/api/sessionAnswer.test.ts has them all.
  for (const [fullName, first, last] of cover(names, 3)) {
    answerLogin(stage, { fullName });
    await page.goto(stage.site.url);
    await signIn(page, 'ada@b.test');
    await expect(page).toHaveURL(/\/dashboard$/);
    const user = JSON.parse((await storedSession(page)).auth_user ?? '{}') as Record<string, string>;
    expect([user.firstName, user.lastName], `"${fullName}"`).toEqual([first, last]);
    await page.getByRole('button', { name: 'Open profile menu' }).click();
    await expect(page.getByText(`${first} ${last}`, { exact: true }).first()).toBeVisible();
    await page.evaluate(() => window.localStorage.clear());
  }
});

const many = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: 10_000 }, (_, index) => make(index));

test('ten thousand countries: few rows, found by typing, chosen by keyboard (F-137)', async ({
  page,
  stage,
}) => {
  const countries = many((index) => ({ id: `c${index}`, code: `C${index}`, name: `Country ${index}` }));
  stage.api.script('GET /api/countries', fault.ok({ countries, totalCount: countries.length }));
  await page.goto(stage.site.url);
  const dialog = await openRegister(page);
  const field = dialog.getByLabel('Country of Birth');
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(500);
  await field.fill('Country 9876');
  await expect(page.getByRole('option')).toHaveText(['Country 9876']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Country 9876');
  expect(await page.getByRole('option').count()).toBe(0);
});

test('ten thousand education levels: few rows, all of them reachable by keyboard (F-137)', async ({
  page,
  stage,
}) => {
  const levels = many((index) => ({
    id: `${index}`,
    code: `code-${index}`,
    name: `Level ${index}`,
    created: '2026-01-01T00:00:00Z',
    lastModified: '2026-01-01T00:00:00Z',
  }));
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'admin');
  stage.api.script(LEVELS, fault.ok(levels));
  await page.goto(`${stage.site.url}${PAGE}?size=all`);
  await expect(page.getByText('1–10,000 of 10,000')).toBeVisible();
  const rows = page.getByRole('row');
  await expect(page.getByText('Level 0', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(500);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(page.getByText('Level 9999', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(500);
  await page.keyboard.press('Home');
  await page.getByRole('searchbox', { name: 'Search education levels' }).fill('Level 4321');
  await expect(page.getByText('Level 4321', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(500);
});

test('a hundred thousand crafted characters are refused at once, with the sentence (F-139)', async ({
  page,
  stage,
}) => {
  await page.goto(stage.site.url);
  for (const crafted of [`a@${'a.'.repeat(50_000)}@`, `${'a'.repeat(100_000)}@b.test`, '@'.repeat(100_000)]) {
    const dialog = await openSignIn(page);
    await dialog.getByLabel('Email').fill(crafted);
    await dialog.getByLabel('Password', { exact: true }).fill(crafted);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog.getByText('Please enter a valid email address').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(stage.api.ledger).toEqual([]);
});

test('invalid dates and totals are shown as none (F-141)', async ({ page, stage }) => {
  const dates: unknown[] = [null, 0, '9999-99-99', 1e20, '', {}, 'yesterday', -1];
  const data = dates.map((created, index) => ({
    id: `${index}`,
    code: `code-${index}`,
    name: `Level ${index}`,
    created,
    lastModified: dates[dates.length - 1 - index],
  }));
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'admin');
  // How each is read: src/api/lists.test.ts.
  for (const total of cover(['-1', '"12"', '1e309', 'null', '{}', '1.5'], 2)) {
    const body = JSON.stringify({
      data,
      totalCount: '%',
      currentPage: 1,
      pageSize: 10,
      totalPages: '%',
      hasNext: false,
      hasPrevious: false,
    }).replaceAll('"%"', total);
    stage.api.script(LEVELS, fault.wrongType(body, 'application/json'));
    await page.goto(stage.site.url + PAGE);
    await expect(page.getByText('Level 0', { exact: true })).toBeVisible();
    expect(await page.getByRole('main').innerText(), total).not.toMatch(
      /Invalid Date|NaN|undefined|\[object|Infinity|∞/,
    );
  }
  const messages = Array.from({ length: 150 }, (_, index) => ({
    id: `m${index}`,
    from: 'Ada',
    subject: `Subject ${index}`,
    body: 'Text',
    read: false,
    sentAt: dates[index % dates.length],
  }));
  stage.api.script(
    'GET /api/user/dashboard',
    fault.wrongType('{"unreadMessages":1e309,"totals":"NaN"}', 'application/json'),
  );
  await openSignedIn(page, stage, `${stage.site.url}/robots.txt`, 'user');
  stage.api.script('GET /api/messages/threads', fault.status(404));
  stage.api.script('GET /api/messages', fault.ok(messages));
  await page.goto(`${stage.site.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Subject').first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/Invalid Date|NaN|undefined|\[object|Infinity/);
});

test('two tabs that change theme and language at once end with the stored values (F-142)', async ({
  page,
  stage,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`${stage.site.url}/jobs`);
    await appStarted(tab);
    await expect(tab.getByRole('button', { name: 'Toggle dark mode' })).toBeVisible();
  }
  const toggle = (tab: Page) =>
    tab.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('[aria-label="Toggle dark mode"]');
      for (let times = 0; times < 100; times += 1) {
        button?.click();
        await new Promise((done) => setTimeout(done, times % 3));
      }
    });
  await Promise.all(tabs.map(toggle));
  const language = async (tab: Page, name: string) => {
    await tab.getByRole('button', { name: /^Change language/ }).click();
    await tab.getByRole('menuitem', { name }).or(tab.getByRole('menuitemradio', { name })).click();
  };
  await language(page, 'Français');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  const state = (tab: Page) =>
    tab.evaluate(() => {
      const { lang, dir, dataset } = document.documentElement;
      const stored = {
        lang: window.localStorage.getItem('language') ?? 'en',
        dark: (window.localStorage.getItem('is-dark-mode') ?? 'true') === 'true',
      };
      return { lang, dir, dark: dataset.darkTheme !== undefined, stored };
    });
  await expect
    .poll(async () => {
      const [one, two] = await Promise.all(tabs.map(state));
      return JSON.stringify(one) === JSON.stringify(two) && one?.dark === one?.stored.dark;
    })
    .toBe(true);
  const { lang, stored } = await state(other);
  expect([lang, stored.lang]).toEqual(['fr', 'fr']);
});
