/** The time and timers. Times in ms; `after` and `every` return a function that stops the timer. */
export interface Clock {
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

/** The environment of an app: a browser, prerendering or a test. */
export interface Surroundings {
  /** Returns undefined when there is none, and may throw when the browser forbids storage. */
  readonly storage: (area: 'local' | 'session') => Storage | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  /** undefined when there is no page, as in prerendering. */
  readonly document: Document | undefined;
}

/** One app with all its state (docs/decisions/023-one-app-object.md). */
export interface App extends Surroundings {
  /** The states created so far, each under the function that `appState` returned. */
  readonly states: Map<unknown, unknown>;
  /** Adds a function that runs when the app is closed; at once if it is closed already. */
  readonly onClose: (end: () => void) => void;
  /** Ends timers, listeners and requests. The app's states stay readable. */
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

/** The globals are looked up at each use, because a test may replace them later. */
const browser = (): Surroundings => ({
  storage: (area) => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage),
  fetch: (input, init) => globalThis.fetch(input, init),
  clock: browserClock,
  document: globalThis.document,
});

/** Starts a timer that is stopped when the app is closed. */
const timerUntilClose =
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
export function makeApp(replacements: Partial<Surroundings> = {}): App {
  const ends = new Set<() => void>();
  let isClosed = false;
  const surroundings = { ...browser(), ...replacements };
  const { clock } = surroundings;
  return {
    ...surroundings,
    clock: {
      now: clock.now,
      after: timerUntilClose(ends, clock.after, true),
      every: timerUntilClose(ends, clock.every),
    },
    states: new Map(),
    onClose: (end) => {
      // What was loaded late, after the close, must end too.
      if (isClosed) end();
      else ends.add(end);
    },
    close: () => {
      isClosed = true;
      for (const end of [...ends].reverse()) end();
      ends.clear();
    },
  };
}

/** Opens the app of this page. A page has only one: an app that was open before is closed. */
export function openApp(replacements: Partial<Surroundings> = {}): App {
  open?.close();
  open = makeApp(replacements);
  return open;
}

/**
 * The app of this page; after it is closed, still that one.
 * @throws Error when no app was ever opened
 */
export function theApp(): App {
  if (open === undefined) throw new Error('No app was opened');
  return open;
}

/**
 * Declares a state that every app has. It is created when it is first read, so that code which the start does
 * not need is not loaded at the start.
 * @returns a function that reads the state of an app; without an argument, of the app of this page
 */
export function appState<T>(make: (app: App) => T): (app?: App) => T {
  const of = (app = theApp()): T => {
    if (!app.states.has(of)) app.states.set(of, make(app));
    return app.states.get(of) as T;
  };
  return of;
}
