import path from 'node:path';
import { check } from './check.ts';
import { CallError, readOptions } from './options.ts';
import { exitCodeOf, textOf } from './report.ts';
import { askAtTerminal } from './terminal.ts';

/** `npm run check:backend`. @returns the exit code: 0 agrees, 1 differs or failed, 2 wrong arguments */
export async function main(argv: readonly string[], root: string): Promise<number> {
  const ask = process.stdin.isTTY ? askAtTerminal : null;
  try {
    const options = await readOptions(argv, process.env, ask);
    const report = await check(options, {
      ask,
      document: path.join(root, 'docs/openapi.json'),
      // The first Ctrl+C stops the check and deletes the created records; a second one ends the process.
      onStop: (stop) => process.once('SIGINT', stop),
    });
    console.log(textOf(report));
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    console.error(error.message);
    return 2;
  }
}
