import { format } from 'node:util';

/**
 * An unexpected error or warning on the console fails a test: it is either a fault,
 * or a part of the case that the test must allow.
 */
type Level = 'error' | 'warn';

let unexpected: string[] = [];
let allowed: { level: Level; pattern: RegExp }[] = [];
let seen: { level: Level; text: string }[] = [];

/**
 * Development builds of emotion warn about selectors that inline style elements could disturb. The app's
 * style elements are in the head, also in prerendered pages (build/prerender.ts).
 */
const NOT_OURS = /^The pseudo class "[^"]+" is potentially unsafe when doing server-side rendering/;

// One function for all tests, so that a test which replaces console.error can put it back.
const quiet = () => undefined;
const listen =
  (level: Level) =>
  (...args: unknown[]) => {
    const text = format(...args);
    if (NOT_OURS.test(text)) return;
    seen.push({ level, text });
    if (!allowed.some((entry) => entry.level === level && entry.pattern.test(text)))
      unexpected.push(`console.${level}: ${text}`);
  };

/** Starts a test: nothing is allowed. */
export function watchConsole(): void {
  unexpected = [];
  allowed = [];
  seen = [];
  console.error = listen('error');
  console.warn = listen('warn');
  if (process.env.SHOW_CONSOLE === undefined) {
    console.info = quiet;
    console.debug = quiet;
  }
}

/** Allows matching lines for the rest of this test: `allowConsole('warn', /access denied/i)`. */
export function allowConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern });
  unexpected = unexpected.filter((line) => !(line.startsWith(`console.${level}: `) && pattern.test(line)));
}

/** The lines of this test on a level so far. */
export const saidOnConsole = (level: Level): string[] =>
  seen.filter((entry) => entry.level === level).map(({ text }) => text);

/** Fails the test. @throws Error with all unexpected lines of this test */
export function failOnUnexpectedConsole(): void {
  const lines = unexpected;
  unexpected = [];
  if (lines.length > 0) throw new Error(`Unexpected on the console:\n${lines.join('\n')}`);
}
