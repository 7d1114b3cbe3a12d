import { format } from 'node:util';

/**
 * What a test says on the console unexpectedly fails it: an error or a warning is either a fault, or a
 * part of the case and then allowed by name.
 */
type Level = 'error' | 'warn';

let unexpected: string[] = [];
let allowed: { level: Level; pattern: RegExp }[] = [];
let seen: { level: Level; text: string }[] = [];

/**
 * Development builds of emotion warn of selectors that its inline style elements could disturb; ours stand in the
 * head, prerendered pages' too (build/prerender.ts).
 */
const NOT_OURS = /^The pseudo class "[^"]+" is potentially unsafe when doing server-side rendering/;

// Kept once: a test that replaces console.error itself gets its own, and this one back afterwards.
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

/** Starts a test with nothing allowed. */
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

/** Allows what matches for the rest of this test: `allowConsole('warn', /access denied/i)`. */
export function allowConsole(level: Level, pattern: RegExp): void {
  allowed.push({ level, pattern });
  unexpected = unexpected.filter((line) => !(line.startsWith(`console.${level}: `) && pattern.test(line)));
}

/** What was said on a level in this test so far. */
export const saidOnConsole = (level: Level): string[] =>
  seen.filter((entry) => entry.level === level).map(({ text }) => text);

/** @throws Error with every unexpected line of this test. */
export function failOnUnexpectedConsole(): void {
  const lines = unexpected;
  unexpected = [];
  if (lines.length > 0) throw new Error(`Unexpected on the console:\n${lines.join('\n')}`);
}
