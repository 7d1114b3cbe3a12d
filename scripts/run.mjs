import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, independent of the working directory. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The required settings of a production build (R-1006): the backend has the page's own origin. */
export const BUILD_ENV = { VITE_APP_NAME: 'VisaTalent', VITE_API_BASE_URL: '/' };

const TRAPS = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'BASE_URL',
  'FORCE_COLOR',
  'VITEST',
  'DEBUG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
];

/**
 * The environment of the tests, without proxies, because they only use the loopback interface, and without
 * variables that change a build or a test runner (NODE_ENV, VITE_* of the caller's shell).
 */
export function cleanEnvironment(extra = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !TRAPS.includes(name) && !name.startsWith('VITE_'),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', NO_PROXY: '*', no_proxy: '*', ...extra };
}

/** The setting for the additional tests of `npm run test:all`, when one of their files is named: all/injection */
export function allIfNamed() {
  const isNamed = process.argv.slice(2).some((argument) => /(?:^|[/\\])all[/\\]/.test(argument));
  return isNamed ? { ALL: '1' } : {};
}

/** Runs a command with the terminal attached; resolves to its exit code (1 when it could not start). */
export function run(command, args, { env = cleanEnvironment(), cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/** Runs a tool of this project's node_modules with this Node: needs no shell and no PATH. */
export function runTool(script, args, options) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], options);
}

/** Runs a script of package.json with the same npm that started this process. */
export function runScript(name, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') || npm?.endsWith('.cjs')
    ? run(process.execPath, [npm, 'run', '--silent', name], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['run', '--silent', name], options);
}

/** The standard output of a command, or null when it fails. */
export function outputOf(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}

/** Whether this process may install Debian packages. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && outputOf('apt-get', ['--version']) !== null;
}

/**
 * Installs Debian packages, quietly unless it fails. apt needs the caller's own environment
 * (a proxy may be its only way out).
 */
export function installDebianPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...names]];
  return steps.every((args) => {
    const result = spawnSync('apt-get', ['-q', ...args], { encoding: 'utf8', env });
    if (result.status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${result.stderr}`);
    return result.status === 0;
  });
}

/** Ends the script with the exit code of `work`; 1, and the error's message, when it is rejected. */
export function exitWith(work) {
  work.then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
