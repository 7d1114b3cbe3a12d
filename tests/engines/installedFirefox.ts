import { firefox, type Page } from '@playwright/test';

/**
 * Playwright's BiDi code is made for the newest Firefox. The Firefox of a distribution differs in some
 * points, and Playwright has no option for them, so its code is changed here. This works because Playwright's
 * version is exact; if the code differs, the tests fail at the start.
 */
interface Keyboard {
  sendText(progress: unknown, text: string): Promise<void>;
  _performActions(progress: unknown, actions: readonly { type: string; value: string }[]): Promise<void>;
}
interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>;
}

const MEDIA = 'emulation.setMediaFeaturesOverride';
/** Longer texts are inserted as Playwright does it. */
const TYPED = 2000;

/** A property of an object that has no public type. */
function inside(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((now, name) => {
    if (typeof now !== 'object' || now === null || !Reflect.has(now, name))
      throw new Error(`Playwright has changed inside: no ${path.join('.')}`);
    return Reflect.get(now, name);
  }, value);
}

const behind = (thing: object): unknown => {
  const connection = inside(thing, '_connection') as { toImpl(thing: object): unknown };
  return connection.toImpl(thing);
};

/**
 * The extended support release does not have the command that every new context sends. Nothing is emulated.
 */
function withoutMedia(session: BidiSession): void {
  const send = session.send.bind(session);
  session.send = (method, params) => (method === MEDIA ? Promise.resolve({}) : send(method, params));
}

let typesByKeys = false;
/** Playwright sets the value of a field so that React does not notice it. Here keys are pressed instead. */
function typeByKeys(keyboard: Keyboard): void {
  if (typesByKeys) return;
  typesByKeys = true;
  const prototype = Object.getPrototypeOf(keyboard) as Keyboard;
  const paste = prototype.sendText;
  prototype.sendText = function (progress, text) {
    if (text.length > TYPED || /[\r\n\t]/.test(text)) return paste.call(this, progress, text);
    return this._performActions(
      progress,
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  };
}

/**
 * Firefox cancels a load when the page that is being left changes its address, as the app does after a
 * sign-in.
 */
function loadOverTheApp(page: Page): void {
  const load = page.goto.bind(page);
  page.goto = async (url, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load(url, options);
      } catch (error) {
        if (tries === 3 || !/NS_BINDING_ABORTED|interrupted by another/.test(String(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  };
}

/** Every Firefox that is launched after this call is the installed one, with the changes above. */
export function speakToInstalledFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    withoutMedia(inside(behind(browser), '_browserSession') as BidiSession);
    browser.on('context', (context) => {
      context.on('page', (page) => {
        const delegate = inside(behind(page), 'delegate');
        withoutMedia(inside(delegate, '_session') as BidiSession);
        typeByKeys(inside(delegate, 'rawKeyboard') as Keyboard);
        loadOverTheApp(page);
      });
    });
    return browser;
  };
}
