import { writeFileSync } from 'node:fs';

/** https://www.w3.org/TR/webdriver2/#elements: the property that holds an element's id in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof ELEMENT, string>>;

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && ELEMENT in value;

/** Special keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEY = {
  backspace: '\uE003',
  tab: '\uE004',
  enter: '\uE006',
  shift: '\uE008',
  control: '\uE009',
  escape: '\uE00C',
  up: '\uE013',
  down: '\uE015',
} as const;

/** The longest wait for anything, in ms. It is long, because test machines are busy. */
const PATIENCE = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The commands of WebDriver (the classic one, over HTTP) that the journeys need. */
export class Driver {
  private readonly session: string;

  private constructor(session: string) {
    this.session = session;
  }

  static async open(url: string, browser: string): Promise<Driver> {
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      // Without its own bars the window can be as narrow as a phone.
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    };
    const made = (await call(`${url}/session`, 'POST', { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    return new Driver(`${url}/session/${made.sessionId}`);
  }

  private send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    return call(this.session + path, method, body);
  }

  close = () => this.send('DELETE', '');
  go = (url: string) => this.send('POST', '/url', { url });
  reload = () => this.send('POST', '/refresh', {});
  back = () => this.send('POST', '/back', {});
  size = (width: number, height: number) => this.send('POST', '/window/rect', { x: 0, y: 0, width, height });

  /** Runs a function in the page. The function must not use variables from outside. */
  run = <A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R> =>
    this.send('POST', '/execute/sync', {
      script: `return (${work.toString()}).apply(null, arguments)`,
      args,
    }) as Promise<R>;

  path = () => this.run(() => location.pathname);

  /** Waits until a function returns true in the page. */
  async until<A extends readonly unknown[]>(what: string, work: (...args: A) => boolean, ...args: A) {
    const end = Date.now() + PATIENCE;
    while (!(await this.run(work, ...args).catch(() => false))) {
      if (Date.now() > end) throw new Error(`In vain: ${what}, at ${await this.path()}`);
      await pause(50);
    }
  }

  /** Waits for the first visible element that matches a CSS selector and has this accessible name. */
  async find(selector: string, name?: string): Promise<string> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found: unknown = await this.run(visible, selector, name ?? null).catch(() => null);
      if (isElement(found)) return found[ELEMENT];
      if (Date.now() > end) throw new Error(`Not found: ${selector} '${name}', at ${await this.path()}`);
      await pause(50);
    }
  }

  has = async (selector: string, name?: string) =>
    isElement((await this.run(visible, selector, name ?? null)) as unknown);

  gone = (selector: string) =>
    this.until(`${selector} gone`, (wanted) => document.querySelector(wanted) === null, selector);

  /** Scrolls to an element and clicks it. It tries again while the element moves or is covered. */
  async click(selector: string, name?: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        const element = await this.find(selector, name);
        if (!(await this.run(stands, { [ELEMENT]: element }))) {
          await pause(150);
          continue;
        }
        await this.send('POST', `/element/${element}/click`, {});
        return;
      } catch (error) {
        if (Date.now() > end || !/intercept|stale|interactable/.test(String(error))) throw error;
        await pause(100);
      }
    }
  }

  /** Selects the content of a field and types keys. */
  async type(selector: string, name: string, text: string): Promise<void> {
    const element = await this.find(selector, name);
    await this.send('POST', `/element/${element}/value`, { text: `${KEY.control}a${KEY.control}` });
    await this.send('POST', `/element/${element}/value`, { text });
  }

  /** Sends keys to the focused element, with the key `held` pressed meanwhile. */
  async press(key: string, held?: string): Promise<void> {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    const actions = [...(held ? [down(held)] : []), down(key), up(key), ...(held ? [up(held)] : [])];
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async screenshot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from(String(await this.send('GET', '/screenshot')), 'base64'));
  }
}

async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** Runs in the page: whether an element is where it was a moment ago. */
function stands(element: unknown): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const { x, y, width } = element.getBoundingClientRect();
  const now = [x, y, width].join();
  const before = element.dataset.stood;
  element.dataset.stood = now;
  return before === now;
}

/** Runs in the page. */
function visible(selector: string, name: string | null): Element | null {
  const text = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return [...labels].map(({ textContent }) => textContent).join(' ');
    return element.innerText;
  };
  // MUI adds a sign to the label of a required field.
  const plain = (value: string) => value.replaceAll('\u2009*', '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null &&
      (name === null || plain(text(element)) === name),
  );
  return (found as unknown as Element | undefined) ?? null;
}
