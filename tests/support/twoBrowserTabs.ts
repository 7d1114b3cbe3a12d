import type { BrowserContext, Page } from '@playwright/test';
import {
  type Account,
  ACCOUNTS,
  appStarted,
  expect,
  navigate,
  PASSWORD,
  type SessionAnswer,
  sessionEntries,
  signIn,
  signOut,
} from './browser';
import type { Stage } from './faultStage';
import { switchRole } from './hostileStage';
import type { Step, TabIndex, World } from './sessionModel';

/** Two tabs of one Chromium, and a third page of the same origin, `stranger`, without the app's code. */
const HOUR = 3_600_000;

/** Clicks without moving a mouse, because there are thousands of clicks; other tests use the mouse. */
async function press(page: Page, selector: string, text?: string, event = 'click'): Promise<void> {
  const target = text === undefined ? page.locator(selector) : page.locator(selector, { hasText: text });
  await target.first().dispatchEvent(event, { button: 0 });
}

interface Login {
  readonly account: Account;
  readonly id: string;
  readonly token: string;
}

export class TwoBrowserTabs {
  /** All logins since the beginning, in order; the model counts them from 1. */
  readonly logins: Login[] = [];
  private tabs: [Page, Page];
  private readonly context: BrowserContext;
  private readonly stranger: Page;
  private readonly stage: Stage;

  private constructor(context: BrowserContext, stage: Stage, pages: readonly [Page, Page, Page]) {
    this.context = context;
    this.stage = stage;
    this.tabs = [pages[0], pages[1]];
    this.stranger = pages[2];
  }

  static async open(context: BrowserContext, stage: Stage): Promise<TwoBrowserTabs> {
    await context.clock.install();
    const page = () => context.newPage();
    const opened = new TwoBrowserTabs(context, stage, [await page(), await page(), await page()]);
    await opened.stranger.goto(opened.address('/robots.txt'));
    await opened.warmUp();
    return opened;
  }

  /** Starts again: nobody is signed in, and both tabs show the home page. */
  async begin(): Promise<void> {
    this.logins.length = 0;
    await this.context.setOffline(false);
    for (const page of this.tabs) {
      await page.goto(this.address('/robots.txt'));
      await page.evaluate(() => window.sessionStorage.clear());
    }
    await this.stranger.evaluate(() => window.localStorage.clear());
    this.stage.api.reset();
    this.stage.backend.reset();
    for (const page of this.tabs) await this.visit(page, '/');
  }

  async do(step: Step, world: World): Promise<void> {
    if ('tab' in step) await this.page(step.tab).bringToFront();
    switch (step.does) {
      case 'login': {
        const page = this.page(step.tab);
        await signIn(page, ACCOUNTS[step.account]);
        await this.noteLogin(step.account);
        return;
      }
      case 'login elsewhere':
        return this.loginElsewhere(step.account);
      case 'logout':
        await press(this.page(step.tab), '#profile-button');
        return press(this.page(step.tab), 'li[role="menuitem"]', 'Logout');
      case 'switch':
        await press(this.page(step.tab), '#profile-button');
        await press(this.page(step.tab), '[role="combobox"]', undefined, 'mousedown');
        return press(
          this.page(step.tab),
          'li[role="option"]',
          step.role === 'Admin' ? 'Administrator' : 'User',
        );
      case '401':
        await this.endAtServer(world);
        return step.noticedBy === 'a reload' ? this.reload(step.tab) : this.check(step.tab);
      case 'timeout':
        return this.context.clock.fastForward(HOUR + 60_000);
      case 'stay':
        return this.stay(step.tab);
      case 'tab': {
        await this.page(step.tab).close();
        const page = await this.context.newPage();
        this.tabs[step.tab] = page;
        return this.visit(page, step.path);
      }
      case 'reload':
        return this.reload(step.tab);
      case 'go':
        return navigate(this.page(step.tab), step.path);
      case 'offline':
      case 'online':
        return this.context.setOffline(step.does === 'offline');
      case 'forge role':
        await this.stranger.evaluate((role) => window.localStorage.setItem('current_role', role), step.role);
        return;
      case 'lose key':
        await this.stranger.evaluate((key) => window.localStorage.removeItem(key), step.key);
    }
  }

  page(of: TabIndex): Page {
    return this.tabs[of];
  }

  /** The entries of local storage, read by the third page. */
  storage(): Promise<Readonly<Record<string, string>>> {
    return this.stranger.evaluate(() => Object.fromEntries(Object.entries<string>(window.localStorage)));
  }

  private address(path: string): string {
    return this.stage.site.url + path;
  }

  private async visit(page: Page, path: string): Promise<void> {
    await page.goto(this.address(path));
    await appStarted(page);
  }

  private async reload(tab: TabIndex): Promise<void> {
    await this.page(tab).reload();
    await appStarted(this.page(tab));
  }

  /** Makes the tab ask the server until it knows: a check that began before the end may still be running. */
  private async check(tab: TabIndex): Promise<void> {
    await expect
      .poll(async () => {
        await this.page(tab).evaluate(() => void window.dispatchEvent(new Event('online')));
        return Object.keys(await this.storage()).includes('auth_token');
      })
      .toBe(false);
  }

  /** Loads everything that a tab may need later, so that it is there without a network. */
  private async warmUp(): Promise<void> {
    await this.loginElsewhere('both');
    const page = this.page(0);
    for (const path of ['/jobs', '/dashboard', '/settings', '/admin']) {
      await this.visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await switchRole(page, 'User');
    await expect(page).toHaveURL(this.address('/dashboard'));
    await this.stay(0);
    await signOut(page);
    await expect(page).toHaveURL(this.address('/'));
  }

  /** Waits for the warning before an idle session ends, and answers it by a key in one tab. */
  private async stay(tab: TabIndex): Promise<void> {
    await this.page(tab).keyboard.press('Shift');
    await this.context.clock.fastForward(HOUR - 60_000);
    const opened = this.tabs.filter(
      (page) => !page.url().endsWith('/robots.txt') && page.url() !== 'about:blank',
    );
    const warnings = opened.map((page) => page.getByRole('alertdialog', { name: 'Are you still there?' }));
    for (const warning of warnings) await expect(warning).toBeVisible();
    await this.page(tab).keyboard.press('k');
    for (const warning of warnings) await expect(warning).toBeHidden();
  }

  /** Logs in over HTTP and stores the session like the app does, the token last. */
  private async loginElsewhere(account: Account): Promise<void> {
    const response = await this.ask('POST /api/auth/login', {
      body: JSON.stringify({ email: ACCOUNTS[account], password: PASSWORD, rememberMe: false }),
    });
    const { data } = (await response.json()) as { data: SessionAnswer };
    this.logins.push({ account, id: data.userId, token: data.accessToken });
    const { auth_user, auth_token } = sessionEntries(data);
    await this.stranger.evaluate(
      (entries) => {
        for (const [key, value] of entries) window.localStorage.setItem(key, value);
      },
      [
        ['auth_user', auth_user],
        ['current_role', data.roles.includes('administrator') ? 'Admin' : 'User'],
        ['auth_refresh_token', data.refreshToken],
        ['auth_token', auth_token],
      ] as [string, string][],
    );
  }

  /** Records the session that a login has just stored; the token comes last. */
  private async noteLogin(account: Account): Promise<void> {
    const known = this.logins.map(({ token }) => token);
    let stored: Readonly<Record<string, string>> = {};
    const isNew = async (): Promise<boolean> => {
      stored = await this.storage();
      return stored.auth_token !== undefined && !known.includes(stored.auth_token);
    };
    await expect
      .poll(isNew, { message: 'a token of this login is stored', intervals: [10, 20, 50] })
      .toBe(true);
    const { auth_token: token = '', auth_user: user = '{}' } = stored;
    this.logins.push({ account, token, id: (JSON.parse(user) as { id: string }).id });
  }

  /** Ends the session at the server; the browser does not know yet. */
  private async endAtServer({ session }: World): Promise<void> {
    const login = this.logins[(session?.number ?? 0) - 1];
    if (login === undefined) throw new Error('There is no session to end');
    await this.ask('POST /api/auth/logout', { body: '{}', token: login.token });
  }

  /** Sends a request to the backend without the fault server, so that it does not count as the app's. */
  private async ask(route: string, { body, token }: { body: string; token?: string }): Promise<Response> {
    const [method = '', path = ''] = route.split(' ');
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await this.stage.backend.answer(
      new Request(this.stage.api.url + path, { method, headers, body }),
    );
    if (answer?.ok !== true) throw new Error(`${route} answers ${answer?.status}`);
    return answer;
  }
}
