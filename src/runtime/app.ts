/** The time, and what is to happen later. Times in ms; `after` and `every` return a function that calls it off. */
export interface Clock {
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

/** What an app is given by the place that it runs in: a browser, the prerendering, a test. */
export interface Surroundings {
  /** undefined where there is none. Reading it may throw where the browser forbids storage. */
  readonly storage: (area: 'local' | 'session') => Storage | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** undefined where there is no page: prerendering. */
  readonly document: Document | undefined;
}

/** One app with all its state (docs/decisions/023-one-app-object.md). */
export interface App extends Surroundings {
  /** The states that were asked for so far, each by the function that `appState` returned. */
  readonly states: Map<unknown, unknown>;
  /** Adds what must be undone when the app is closed. */
  readonly onClose: (end: () => void) => void;
  /** Ends timers, listeners and requests. What the app knew stays readable. */
  readonly close: () => void;
}

const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

/** Looked up at each use: what stands in for them in a test may come later. */
const browser = (): Surroundings => ({
  storage: (area) => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage),
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: browserClock,
  document: globalThis.document,
});

/** A timer that ends with the app. */
const until =
  (running: Set<() => void>, start: Clock['after'], once?: true): Clock['after'] =>
  (milliseconds, run) => {
    const stop = start(milliseconds, () => {
      if (once) running.delete(end);
      run();
    });
    const end = () => {
      running.delete(end);
      stop();
    };
    running.add(end);
    return end;
  };

let open: App | undefined;

/** Makes an app without any state. */
export function makeApp(given: Partial<Surroundings> = {}): App {
  const ends = new Set<() => void>();
  const surroundings = { ...browser(), ...given };
  const { clock } = surroundings;
  return {
    ...surroundings,
    clock: { now: clock.now, after: until(ends, clock.after, true), every: until(ends, clock.every) },
    states: new Map(),
    onClose: (end) => void ends.add(end),
    close: () => {
      for (const end of [...ends].reverse()) end();
      ends.clear();
    },
  };
}

/** Makes the app of this page. A page has one: the one that was open before is closed. */
export function openApp(given: Partial<Surroundings> = {}): App {
  open?.close();
  open = makeApp(given);
  return open;
}

/**
 * The app of this page; after its end, still the one that was open last.
 * @throws Error when none was opened yet.
 */
export function theApp(): App {
  if (open === undefined) throw new Error('No app was opened');
  return open;
}

/**
 * Declares a state that every app has. It is made when an app is first asked for it, so the code of a state that is not
 * needed at the start is not loaded at the start.
 * @returns a function that gives the state of an app; without one, of the app of this page.
 */
export function appState<T>(make: (app: App) => T): (app?: App) => T {
  const of = (app = theApp()): T => {
    if (!app.states.has(of)) app.states.set(of, make(app));
    return app.states.get(of) as T;
  };
  return of;
}
