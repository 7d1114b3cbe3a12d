import type { Page } from '@playwright/test';
import { createAccount, expect, hold, storeSession, test } from '../../support/browser';
import { pageOverflow, tooWide } from '../accessibility/layout';
import { createProfile, headline, save, saved, someone } from '../profileSteps';

/** The buttons at the bottom of the form, and toasts, that a toast or the notice about the connection covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Where the form begins its buttons stick to the bottom.
    window.scrollTo(0, 0);
    const over = [...document.querySelectorAll('.vt-connection > *, [data-toast]')];
    return [...document.querySelectorAll<HTMLElement>('main .vt-buttons button, [data-toast]')]
      .filter((below) => {
        const a = below.getBoundingClientRect();
        return over.some((one) => {
          const b = one.getBoundingClientRect();
          return (
            one !== below && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          );
        });
      })
      .map((below) => below.innerText);
  });

test('a reader stays where they are while the panel beside grows', async ({ page }) => {
  await someone(page);
  const release = await hold(page, '**/assets/crs-*.js');
  await page.goto('/profile');
  const link = page.getByRole('link', { name: 'Edit: Languages' });
  await expect(link).toBeVisible();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await link.boundingBox();
  release();
  await expect(page.getByText('Points by part')).toBeAttached();
  await expect(page.locator('.vt-coming')).toHaveCount(0);
  expect(await link.boundingBox()).toEqual(before);
});

test('every refusal keeps the input and says how to continue', async ({ page, oracles }) => {
  oracles.allowConsole(/./);
  await someone(page);
  await page.goto('/profile/edit/work');
  await headline(page).fill('Analyst and engineer');
  for (const [status, text] of [
    [403, 'Access denied. You do not have permission to perform this action.'],
    [409, 'A conflict occurred. The resource may already exist.'],
    [422, 'Invalid request. Please check your input and try again.'],
  ] as const) {
    await page.route('**/api/UserProfiles/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json: {} }) : route.continue(),
    );
    await save(page);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
    await expect(headline(page)).toHaveValue('Analyst and engineer');
    await page.unroute('**/api/UserProfiles/*');
  }

  // Offline nothing is sent, and the draft survives a reload.
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('You’re offline. Your changes are kept on this device.');
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await covered(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  if (wide !== null) await page.setViewportSize(wide);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/You have changes from .* that weren’t saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(headline(page)).toHaveValue('Analyst and engineer');
  await save(page);
  await saved(page);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Profession' })).toContainText('Analyst and engineer');
});

test('the browser asks before a tab with unsaved changes is closed', async ({ page }) => {
  await someone(page);
  await page.goto('/profile/edit/work');
  await headline(page).fill('Half a thought');
  await expect(page.getByText('Not saved yet. A draft is kept on this device.')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(headline(page)).toHaveValue('Analyst');
});

test('two presses save once', async ({ page }) => {
  await someone(page);
  await page.goto('/profile/edit/work');
  let puts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts += 1;
  });
  await headline(page).fill('Engineer');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await saved(page);
  expect(puts).toBe(1);
});

test('a printed profile has only the facts, black on white', async ({ page }) => {
  await someone(page);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Profession' })).toContainText('Analyst');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit: Personal' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the version for employers' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Profession' })).toBeVisible();
  const [text, ground] = await page.getByRole('region', { name: 'Profession' }).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect([text, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('a printed resume of thirty jobs is black on white, and no job is split between two pages', async ({
  page,
}) => {
  const headers = await someone(page);
  for (let year = 1994; year < 2024; year += 1) {
    const response = await page.request.put(`/api/user/experience/${crypto.randomUUID()}`, {
      headers,
      data: {
        title: `Analyst of ${year}`,
        employer: 'Analytical Engines',
        countryId: 'country-ca',
        startedOn: `${year}-02`,
        finishedOn: `${year + 1}-01`,
        hoursPerWeek: 40,
        paid: true,
        selfEmployed: false,
        duties: ['Wrote programs', 'Checked what others had written', 'Taught'],
        lastModified: null,
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.evaluate(() => {
    window.localStorage.setItem('theme-variant', 'highContrast');
    window.localStorage.setItem('is-dark-mode', 'true');
  });
  await page.goto('/profile/print');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: /Analyst of/ })).toHaveCount(30);
  await expect(page.locator('html')).toHaveAttribute('data-dark-theme', /.*/);
  await page.emulateMedia({ media: 'print' });
  const { texts, grounds, kept } = await sheet.evaluate((element) => {
    const looks = (each: Element) => getComputedStyle(each);
    const behind = (each: Element | null): Element[] => (each ? [each, ...behind(each.parentElement)] : []);
    return {
      texts: [...new Set([...element.querySelectorAll('*')].map((each) => looks(each).color))],
      grounds: [...new Set(behind(element).map((each) => looks(each).backgroundColor))],
      kept: [...element.querySelectorAll('.entry')].map((each) => looks(each).breakInside),
    };
  });
  expect(texts.toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
  expect(grounds.toSorted()).toEqual(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].toSorted());
  expect(kept).toEqual(Array.from({ length: 30 }, () => 'avoid'));
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  // Seven whole jobs on a page: none is empty.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(5);
});

test('in Persian names, numerals and directions are those of the language', { tag: '@phone' }, async ({
  page,
}) => {
  await someone(page, { experienceYears: 12, headline: 'Analyst, 12 years' });
  await page.evaluate(() => {
    window.localStorage.setItem('language', 'fa');
    window.localStorage.setItem('is-rtl', 'true');
  });
  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).toContainText('برزیل');
  await expect(page.getByRole('main')).toContainText('۱۲');
  expect(await pageOverflow(page)).toBe(0);
});

test('hostile and very long words of a job stay text, and stay inside a small screen', async ({ page }) => {
  const headers = await someone(page);
  const long = 'W'.repeat(160);
  const title = `\u202E<img src=x onerror=alert(1)>${long}`.slice(0, 120);
  const answer = await page.request.put(`/api/user/experience/${crypto.randomUUID()}`, {
    headers,
    data: {
      title,
      employer: long.slice(0, 120),
      countryId: 'country-ca',
      city: long.slice(0, 80),
      startedOn: '2020-01',
      finishedOn: null,
      hoursPerWeek: 40,
      paid: true,
      selfEmployed: false,
      duties: Array.from({ length: 9 }, (_, at) => `<b>${at + 1}</b> ${long}`),
      nocCode: '72106',
      lastModified: null,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/profile');
  const job = page.getByRole('region', { name: 'Work experience' }).getByRole('article');
  await expect(job.getByRole('heading', { level: 3 })).toContainText('<img src=x onerror=alert(1)>');
  await expect(job.locator('img, b')).toHaveCount(0);
  await expect(job.getByRole('listitem')).toHaveCount(4);
  await job.getByRole('button', { name: 'Show all 9 duties' }).click();
  await expect(job.getByRole('listitem')).toHaveCount(9);
  expect(await tooWide(page)).toEqual([]);
});

test("first steps are to do for a new person, and done according to the server's data", async ({ page }) => {
  const account = await createAccount(page.request, 'Ada Lovelace');
  const headers = { authorization: `Bearer ${account.accessToken}` };
  await storeSession(page, account);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
  const PERSONAL = 'Enter your personal details';
  const PAPERS = 'Upload your passport and resume';
  for (const name of [PERSONAL, PAPERS]) await expect(step(name)).toContainText('To do');

  await createProfile(page, headers, { dateOfBirth: '1990-05-01' });
  for (const type of ['passport', 'resume']) {
    const upload = await page.request.post('/api/documents/upload', {
      headers,
      multipart: {
        type,
        name: `${type}.pdf`,
        file: { name: `${type}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${type}`) },
      },
    });
    expect(upload.ok(), await upload.text()).toBe(true);
    await page.reload();
    await expect(step(PERSONAL)).toContainText('Done');
    await expect(step(PAPERS)).toContainText(type === 'passport' ? 'To do' : 'Done');
  }
});
