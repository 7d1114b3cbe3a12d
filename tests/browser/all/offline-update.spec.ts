import { expect, openSignedIn, test } from '../../support/faultStage';
import { serveBuild } from '../../support/serveBuild';

test('a new release is offered and loaded by choice only; unfinished input is kept', async ({
  page,
  stage,
  oracles,
}) => {
  const settings = { VITE_API_BASE_URL: stage.api.url };
  const site = await serveBuild(settings);
  oracles.allowOrigin(site.url);
  try {
    await openSignedIn(page, stage, `${site.url}/settings#device`, 'user');
    const toggle = page.getByRole('switch', { name: 'Offline use' });
    await toggle.click();
    await expect(toggle).toBeChecked({ timeout: 30_000 });

    // Other settings make other files, like a deploy.
    site.configure({ ...settings, VITE_LOG_LEVEL: 'warn' });
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.goto(`${site.url}/profile/edit/work`);
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await headline.fill('Half typ');
    const ready = page.getByText('A new version is ready.');
    await expect(ready).toBeVisible();
    await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
    const waiting = () =>
      page.evaluate(
        async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null,
      );
    expect(await waiting()).toBe(true);
    await expect(headline).toHaveValue('Half typ');
    expect(loads).toBe(1);

    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expect(headline).toHaveValue('Half typ');
    expect(await waiting()).toBe(false);
    await expect(ready).toHaveCount(0);
    expect(loads).toBe(2);
  } finally {
    await site.close();
  }
});
