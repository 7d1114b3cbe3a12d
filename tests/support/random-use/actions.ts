import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_CODES } from '../../../src/config/languages';
import { ROUTES } from '../../../src/routing/routes';
import { THEME_VARIANTS } from '../../../src/config/themes';
import { type Fault, fault } from '../fault-server/faults';
import { type Account, ACCOUNTS, navigate } from '../browser';
import { openSignedIn, type Stage } from '../faultStage';
import type { Seeded } from '../seeded';
import { targets } from './inPage';

export interface Use {
  readonly random: Seeded;
  readonly context: BrowserContext;
  readonly stage: Stage;
  readonly site: string;
  offline: boolean;
}

/** One action of a person, a network or a server. @returns its description for the trail */
export type Action = (use: Use, page: Page) => Promise<string>;

const HOSTILE: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  `"'><svg/onload=alert(1)>`,
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '\u202Eabc\u200B\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦 سلام 你好 ﷽',
  'a'.repeat(3000),
  '-1e309',
  '9999-99-99',
  'a@b.test',
  'Passw0rd!',
  '   ',
  '%00%0d%0a../../etc/passwd',
  '+1 416 555 0123',
];
const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Space',
  'Backspace',
];
const THEMES = [...THEME_VARIANTS, 'no-such-theme'];
const LANGUAGES = [...LANGUAGE_CODES, 'xx'];
const PATHS = [
  ...Object.values(ROUTES).map(({ path }) => path),
  '/no/such/page',
  '/%2F%2Fevil',
  '/admin/xyz',
];

const click: Action = async ({ random }, page) => {
  const found = await targets(page);
  if (found.length === 0) return 'nothing to press';
  const target = random.pick(found);
  await page.mouse.click(target.x, target.y, { clickCount: random.chance(0.1) ? 2 : 1 });
  if (!target.typed || random.chance(0.3)) return `press ${target.name}`;
  const text = random.pick(HOSTILE);
  await page.keyboard.insertText(text);
  if (random.chance(0.3)) await page.keyboard.press('Enter');
  return `type ${JSON.stringify(text.slice(0, 30))} into ${target.name}`;
};

const keys: Action = async ({ random }, page) => {
  const pressed = Array.from({ length: 1 + random.below(4) }, () => random.pick(KEYS));
  for (const key of pressed) await page.keyboard.press(key);
  return `keys ${pressed.join(' ')}`;
};

const scroll: Action = async ({ random }, page) => {
  const distance = random.below(2400) - 1200;
  await page.mouse.wheel(0, distance);
  return `scroll ${distance}`;
};

const go: Action = async ({ random }, page) => {
  const path = random.pick(PATHS);
  await navigate(page, path);
  return `go to ${path}`;
};

const load: Action = async ({ random, offline, site }, page) => {
  if (offline) return 'no load while offline';
  const path = random.pick(PATHS);
  await page.goto(site + path, { waitUntil: 'commit' });
  return `load ${path}`;
};

const reload: Action = async ({ offline }, page) => {
  if (offline) return 'no reload while offline';
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const history: Action = async ({ random, offline }, page) => {
  if (offline) return 'no history while offline';
  const steps = random.chance(0.6) ? -1 : 1;
  await page.evaluate((by) => window.history.go(by), steps);
  return `history ${steps}`;
};

const size: Action = async ({ random }, page) => {
  const width = random.pick([320, 390, 768, 1024, 1440]);
  await page.setViewportSize({ width, height: random.pick([480, 844, 900]) });
  return `width ${width}`;
};

/** Changes a preference like another tab of the same browser. */
const preference: Action = async ({ random }, page) => {
  const [key, value] = random.pick([
    ['theme-variant', random.pick(THEMES)],
    ['language', random.pick(LANGUAGES)],
    ['is-dark-mode', String(random.chance(0.5))],
    ['use-gradient-text', String(random.chance(0.5))],
  ] as const);
  await page.evaluate(([name, to]) => localStorage.setItem(name, to), [key, value] as const);
  return `${key} = ${value}`;
};

const connection: Action = async (use) => {
  use.offline = !use.offline && use.random.chance(0.5);
  await use.context.setOffline(use.offline);
  return use.offline ? 'offline' : 'online';
};

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['500', fault.status(500, { message: 'Broken' })],
  ['403', fault.status(403)],
  ['404', fault.status(404)],
  ['401', fault.status(401)],
  ['429', fault.status(429, '', { 'retry-after': '1' })],
  ['hang', fault.hang()],
  ['reset', fault.reset()],
  ['half', fault.half({ success: true, data: [] })],
  ['html', fault.html()],
  ['empty', fault.empty()],
  ['null', fault.ok('null')],
  ['list', fault.ok([])],
  ['slow', fault.delay(700)],
  ['commit, then reset', fault.commitThenReset()],
];

const server: Action = async ({ random, stage }) => {
  stage.api.reset();
  if (random.chance(0.5)) return 'the server works';
  const [name, what] = random.pick(FAULTS);
  const methods = random.chance(0.5) ? ['GET'] : ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
  for (const method of methods) stage.api.script(`${method} /api/**`, what);
  return `the server answers ${methods.join()} with ${name}`;
};

/** Signs in as a random person, whoever was signed in before. */
export const signIn: Action = async (use, page) => {
  use.offline = false;
  await use.context.setOffline(false);
  use.stage.api.reset();
  use.stage.backend.reset();
  const account = use.random.pick(Object.keys(ACCOUNTS) as Account[]);
  await openSignedIn(page, use.stage, use.site + use.random.pick(['/dashboard', '/settings', '/']), account);
  return `signed in as ${account}`;
};

const WEIGHTS: readonly (readonly [number, Action])[] = [
  [60, click],
  [10, keys],
  [5, scroll],
  [8, go],
  [3, load],
  [3, reload],
  [4, history],
  [2, size],
  [4, preference],
  [3, connection],
  [5, server],
  [2, signIn],
];

export function anyAction(random: Seeded): Action {
  let at = random.below(WEIGHTS.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, action] of WEIGHTS) {
    at -= weight;
    if (at < 0) return action;
  }
  return click;
}
