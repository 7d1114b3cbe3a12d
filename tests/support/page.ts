import { findLabelsFast, withoutOwnRules } from './fasterJsdom';

/** What jsdom lacks of a page, and how a page is forgotten between two tests. */

/** Puts back what stands aside while a file's tests run: the next file has the same window. */
let putBack: (() => void)[] = [];

/** What a person has chosen in the system: nothing moves, so that nothing has to be waited for. */
const USUAL_MEDIA = '(prefers-reduced-motion: reduce)';
/** The media queries that hold in a test; everything else does not match. */
const media = new Set([USUAL_MEDIA]);

/** Makes media queries hold that contain one of these texts: `matchMedia('max-width')`. */
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

/** Stand-ins for what jsdom does not have, or not fast. */
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
  withoutOwnRules();
}

/**
 * A test that talks HTTP says to whom (tests/support/backend.ts, a server of its own on the loopback address,
 * or a stub): nothing leaves by accident.
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

/** In Node a timer outlives the page that set it, and then finds no `window`: the page's are remembered. */
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

/** What was still to come does not come any more. */
export function endTimers(): void {
  // Either kind of timer is ended by either name (HTML standard, "Timers").
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

/** The window is closed, after the last test of a file: the next file opens it anew. */
export function closeWindow(): void {
  endTimers();
  for (const undo of putBack.reverse()) undo();
  putBack = [];
}

/** Ends the page and everything that it left behind. */
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
