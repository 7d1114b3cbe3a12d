import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The changes that make jsdom, Testing Library or React faster by behaving differently from a browser. Each
 * comment says what is then wrong; the browser tests cover what depends on it.
 */

/** The elements that a label can name (HTML standard, "Labelable elements"). */
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

function labelsOf(element: HTMLElement): HTMLLabelElement[] {
  return [...document.getElementsByTagName('label')].filter((label) => {
    const named = label.getAttribute('for');
    return named === null
      ? label.contains(element) && label.querySelector(LABELABLE) === element
      : named !== '' && named === element.id && document.getElementById(named) === element;
  });
}

/**
 * Replaces `labels` of form elements. jsdom searches the whole page for each of an element's labels, and
 * Testing Library asks every element. Wrong for elements in a shadow tree (the app has none), and the list
 * does not change with the page.
 * @returns a function that restores jsdom's own
 */
export function findLabelsFast(): () => void {
  const undo = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ].flatMap(({ prototype }) => {
    const real = Object.getOwnPropertyDescriptor(prototype, 'labels');
    if (real === undefined) return [];
    Object.defineProperty(prototype, 'labels', {
      ...real,
      get(this: HTMLElement) {
        return this.isConnected && this.matches(LABELABLE) ? labelsOf(this) : real.get?.call(this);
      },
    });
    return [() => void Object.defineProperty(prototype, 'labels', real)];
  });
  return () => {
    for (const putBack of undo) putBack();
  };
}

/** With these attributes an element may differ from others of its name; a summary differs by its place. */
const DIFFERS = '[style], [hidden], [popover], [open], input[type=hidden], summary';
/** What queries ask for. `visibility` is inherited. */
const ASKED = new Set<PropertyKey>(['display', 'opacity', 'visibility']);

/**
 * Replaces getComputedStyle. Queries by role ask it about every element that they meet, and jsdom compares each
 * with its whole default sheet. On a page without sheets, an element without such attributes has the display, the
 * opacity and (under others of this kind) the visibility of any element of its name; jsdom answers everything
 * else. Wrong for nothing that jsdom itself would see.
 * @returns a function that restores jsdom's own
 */
export function computeStylesFast(): () => void {
  const page = document.defaultView ?? window;
  const { getComputedStyle: real } = page;
  const usual = new Map<string, CSSStyleDeclaration>();
  const usualFor = ({ localName, namespaceURI }: Element): CSSStyleDeclaration => {
    const key = `${namespaceURI} ${localName}`;
    const style = usual.get(key) ?? real(document.createElementNS(namespaceURI, localName));
    usual.set(key, style);
    return style;
  };
  const fast: typeof real = (element, pseudo) => {
    if (document.styleSheets.length > 0 || element.matches(DIFFERS)) return real(element, pseudo);
    const styleFor = (name: PropertyKey) =>
      ASKED.has(name) && (name !== 'visibility' || element.closest(DIFFERS) === null)
        ? usualFor(element)
        : real(element, pseudo);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => styleFor(property).getPropertyValue(property);
        const value: unknown = Reflect.get(styleFor(name), name);
        return value;
      },
    });
  };
  page.getComputedStyle = fast;
  window.getComputedStyle = fast;
  return () => {
    page.getComputedStyle = real;
    window.getComputedStyle = real;
  };
}

/** React's own state, in which it counts the stacks that it has recorded in this second. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes React believe that it has recorded enough stacks in this second. It records one for each element that is
 * created, which takes a sixth of the time of a journey. Wrong for the stacks in React's warnings: they do not
 * say where the element was created.
 */
export function recordNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
    configurable: true,
  });
}

/**
 * Makes an Emotion cache insert no rules. jsdom has no layout, but reads all rules of the page for every
 * element that a query examines, which takes a third of the time. Wrong for everything that depends on
 * styles: what only a rule hides is visible, and computed colours and sizes are not the page's.
 */
export function withoutRules(cache: EmotionCache | undefined): void {
  if (cache === undefined) return;
  cache.insert = (_, { name }) => {
    cache.inserted[name] = true;
  };
}

/**
 * The same for Emotion's default cache, which components without the app's styles use. It belongs to a
 * package and outlives the page, the modules and the test file. Its style elements would make later
 * components slower, and it would fail when a test has removed them from the head.
 */
export function withoutOwnRules(): void {
  const Reader = () => {
    withoutRules(useEmotionCache() ?? undefined);
    return null;
  };
  renderToStaticMarkup(React.createElement(Reader));
}

/** Testing Library sets this flag during each attempt of waitFor and findBy; it is not in its types. */
const isPolling = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** waitFor recognizes this name and makes the stack begin at the test. */
const missing = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/**
 * While a test waits for an element, errors do not print the page, because that is slow and nobody reads it;
 * the last attempt prints it. Wrong for code that looks for the page in the message of an earlier attempt.
 * @returns a function that restores Testing Library's own
 */
export function printOnlyWhatIsRead(): () => void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isPolling() ? missing(message) : getElementError(message, container),
  });
  return () => configure({ getElementError });
}
