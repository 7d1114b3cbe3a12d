/** What jsdom lacks of a page, and how a page is forgotten between two tests. */

type Listening = readonly [EventTarget, string, EventListenerOrEventListenerObject | null, unknown];

/** Listeners that a page's modules add once and never remove: a page that is gone must not hear them. */
const PAGE_EVENTS: readonly string[] = [
  'storage',
  'focus',
  'blur',
  'online',
  'offline',
  'pagehide',
  'pageshow',
  'popstate',
  'error',
  'unhandledrejection',
  'visibilitychange',
  'beforeunload',
];
let listening: Listening[] = [];

/** user-event listens to these once for a document's whole life: without them its typing reaches nobody. */
const isUserEvents = (target: EventTarget, type: string): boolean =>
  target === document && (type === 'focus' || type === 'blur');

function recordListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ) => {
    if (PAGE_EVENTS.includes(type) && !isUserEvents(target, type))
      listening.push([target, type, listener, options]);
    add(type, listener, options);
  };
}

/** The media queries that hold in a test; everything else does not match. */
const media = new Set<string>();

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

/** Stand-ins for what jsdom does not have. */
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
  recordListeners(window);
  recordListeners(document);
}

/**
 * A test that talks HTTP says to whom (tests/support/backend.ts, a server of its own on the loopback address,
 * or a stub): nothing leaves by accident.
 */
export function refuseRequests(): void {
  if (typeof window === 'undefined') return;
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith('http://127.0.0.1:')
      ? real(input, init)
      : Promise.reject(new Error(`Unexpected request in a test: ${url}`));
  };
}

/** Ends the page: its listeners go; what it stored stays (a reload keeps it). */
export function unloadPage(): void {
  for (const [target, type, listener, options] of listening) {
    target.removeEventListener(type, listener, options as AddEventListenerOptions | boolean | undefined);
  }
  listening = [];
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
  globalThis.setTimeout = recorded(setTimeout);
  globalThis.setInterval = recorded(setInterval as typeof setTimeout) as typeof setInterval;
}

/** The window is closed, and with it what was still to come: after the last test of a file. */
export function endTimers(): void {
  // Either kind of timer is ended by either name (HTML standard, "Timers").
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

/** Ends the page and everything that it left behind. */
export function forgetPage(): void {
  if (typeof window === 'undefined') return;
  unloadPage();
  media.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const style of document.head.querySelectorAll('style')) style.remove();
  document.title = '';
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
}
