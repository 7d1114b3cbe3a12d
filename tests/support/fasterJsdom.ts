import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { configure, getConfig } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The three places where jsdom or Testing Library is made faster by answering otherwise than a browser would. Each says
 * when it lies; whatever depends on that is looked at by the browser tests.
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
 * `labels` of an element in the page. jsdom walks through the whole page for each of its labels, and Testing Library asks
 * every element of the page for its own. It lies for elements in a shadow tree (there are none), and gives a list that
 * does not change with the page.
 * @returns what puts jsdom's own back
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

/**
 * Leaves an Emotion cache without rules. jsdom lays nothing out, but reads every rule of the page again for each element
 * that a query asks about: a third of the time. It lies about everything that a style says: what only a rule hides is
 * visible, and no computed colour or size is the page's.
 */
export function withoutRules(cache: EmotionCache | undefined): void {
  if (cache === undefined) return;
  cache.insert = (_, { name }) => {
    cache.inserted[name] = true;
  };
}

/**
 * Leaves Emotion's own cache without rules: what is rendered without the app's styles uses it. It belongs to a package,
 * and outlives the page, the modules and the test file: its elements would make each next component slower, and it would
 * fail beside elements that a test has taken out of the head.
 */
export function withoutOwnRules(): void {
  const Reader = () => {
    withoutRules(useEmotionCache() ?? undefined);
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
}

/** Testing Library sets it around every attempt of waitFor and findBy; its types do not know it. */
const isPolling = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** By this name waitFor knows it, and lets the stack begin at the test. */
const missing = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/**
 * While something is waited for, what is missing is told without printing the page: printing is slow, and nobody reads
 * it; whoever waited in vain prints it. It lies to whoever looks for the page in the message of such an attempt.
 * @returns what puts Testing Library's own back
 */
export function printOnlyWhatIsRead(): () => void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isPolling() ? missing(message) : getElementError(message, container),
  });
  return () => configure({ getElementError });
}
