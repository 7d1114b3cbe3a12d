import { computeStylesFast, findLabelsFast, recordNoOwnerStacks, withoutOwnRules } from './fasterJsdom';

/** Replacements for what jsdom lacks, and the clean-up between two tests. */

/** Functions that restore replaced globals after a file's tests: the next file has the same window. */
let putBack: (() => void)[] = [];

/** Reduced motion is on, so that no test has to wait for an animation. */
const USUAL_MEDIA = '(prefers-reduced-motion: reduce)';
/** The media queries that match in a test; all others do not match. */
const media = new Set([USUAL_MEDIA]);

/** Makes media queries match that contain one of these texts: `matchMedia('max-width')`. */
export function matchMedia(...queries: string[]): void {
  for (const query of queries) media.add(query);
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Replaces what jsdom does not have or does slowly. */
export function standIns(): void {
  if (typeof window === 'undefined') return;
  window.matchMedia = (query: string): MediaQueryList => ({
    matches: [...media].some((part) => query.includes(part)),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  const observers = { IntersectionObserver: NoObserver, ResizeObserver: NoObserver };
  for (const [name, Observer] of Object.entries(observers)) {
    if (!(name in window))
      Object.defineProperty(window, name, { value: Observer, writable: true, configurable: true });
  }
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  putBack.push(findLabelsFast());
  putBack.push(computeStylesFast());
  recordNoOwnerStacks();
  withoutOwnRules();
}

/**
 * Makes requests fail unless the test says where they go (tests/support/backend.ts, its own server on the
 * loopback address, or a stub), so that none leaves the machine by accident.
 */
export function refuseRequests(): void {
  if (typeof window === 'undefined') return;
  const real = globalThis.fetch;
  putBack.push(() => {
    globalThis.fetch = real;
  });
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith('http://127.0.0.1:')
      ? real(input, init)
      : Promise.reject(new Error(`Unexpected request in a test: ${url}`));
  };
}

let timers: ReturnType<typeof setTimeout>[] = [];

/**
 * In Node a timer outlives the page that set it and then finds no `window`, so the
 * page's timers are recorded.
 */
export function recordTimers(): void {
  if (typeof window === 'undefined') return;
  const recorded = (set: typeof setTimeout): typeof setTimeout =>
    new Proxy(set, {
      apply(target, self, args) {
        const timer: ReturnType<typeof setTimeout> = Reflect.apply(target, self, args);
        timers.push(timer);
        return timer;
      },
    });
  const { setTimeout, setInterval } = globalThis;
  putBack.push(() => Object.assign(globalThis, { setTimeout, setInterval }));
  globalThis.setTimeout = recorded(setTimeout);
  globalThis.setInterval = recorded(setInterval as typeof setTimeout) as typeof setInterval;
}

/** Cancels all timers that are still pending. */
export function endTimers(): void {
  // clearTimeout also cancels intervals (HTML standard, "Timers").
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

/** Closes the window after the last test of a file; the next file opens it again. */
export function closeWindow(): void {
  endTimers();
  for (const undo of putBack.reverse()) undo();
  putBack = [];
}

/** Ends the page and removes everything that it left. */
export function forgetPage(): void {
  if (typeof window === 'undefined') return;
  media.clear();
  media.add(USUAL_MEDIA);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = '';
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
}
