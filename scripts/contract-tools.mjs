import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

/** Redocly and Prism have their own lock file, apart from the app's packages. */
const FOLDER = path.join(ROOT, 'tests/contract-tools');

/** Prism's command line; {@link ensureContractTools} installs it. */
export const PRISM = path.join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js');

/**
 * Installs the tools by `npm ci` unless they are installed.
 * @returns {Promise<number>} the exit code
 */
export function ensureContractTools() {
  if (existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) return Promise.resolve(0);
  const npm = process.env.npm_execpath;
  const onWindows = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [command, args] = npm === undefined ? [onWindows, []] : [process.execPath, [npm]];
  return run(command, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    env: process.env,
  });
}
