import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canInstallDebianPackages, installDebianPackages, outputOf, ROOT } from './run.mjs';

/** Features that Playwright turns off. Chromium uses only the last such list, so ours contains theirs. */
export const WITHOUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Chromium's address bar is a web page, loaded for every window, which takes as long as the app. */
const WITHOUT_ADDRESS_BAR = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/**
 * Flags for every Chromium of this project: they allow root, and turn off the
 * graphics card, QUIC and background traffic.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the width of each letter to whole pixels, which no real screen does today.
  '--font-render-hinting=none',
  `--disable-features=${[...WITHOUT_BY_PLAYWRIGHT, ...WITHOUT_ADDRESS_BAR].join(',')}`,
];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const INSIDE_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

const SHELL_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
const SHELL_INSIDE_CACHE = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
];

function inPath(commands) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => commands.map((name) => path.join(folder, name)));
}

/** Browsers in the cache of `npx playwright install chromium`, newest first. */
function inPlaywrightCache(folder, insideFolder) {
  const home = os.homedir();
  const roots = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(home, '.cache/ms-playwright'),
    path.join(home, 'Library/Caches/ms-playwright'),
    path.join(process.env.LOCALAPPDATA ?? home, 'ms-playwright'),
  ].filter((root) => root !== undefined && existsSync(root));
  return roots.flatMap((root) =>
    readdirSync(root)
      .filter((name) => new RegExp(`^${folder}-\\d+$`).test(name))
      .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
      .flatMap((name) => insideFolder.map((inside) => path.join(root, name, inside))),
  );
}

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` is used when it is set. */
export function findChromium() {
  const value = process.env.CHROMIUM_PATH;
  if (value) {
    if (!existsSync(value)) throw new Error(`CHROMIUM_PATH names no file: ${value}`);
    return value;
  }
  const cached = inPlaywrightCache('chromium', INSIDE_CACHE);
  const found = [...PLACES, ...inPath(COMMANDS), ...cached].find((place) => existsSync(place));
  // Ubuntu's chromium-browser is a script that only installs a snap, so the program must answer `--version`.
  if (found === undefined) return null;
  return process.platform === 'win32' || outputOf(found, ['--version', '--no-sandbox']) !== null
    ? found
    : (cached.find((place) => existsSync(place)) ?? null);
}

/** The path of Chromium's headless shell (the engine without the browser's interface), or null. */
function findHeadlessShell() {
  const cached = inPlaywrightCache('chromium_headless_shell', SHELL_INSIDE_CACHE);
  return [...inPath(SHELL_COMMANDS), ...cached].find((place) => existsSync(place)) ?? null;
}

/**
 * Installs Debian's packages, with a font that has Arial's metrics, which Chromium only recommends: it is the
 * fallback until Inter is loaded. Not every release has the headless shell.
 */
const installFromDebian = () =>
  installDebianPackages('chromium', 'fonts-liberation', 'chromium-headless-shell') ||
  installDebianPackages('chromium', 'fonts-liberation');

function installWithPlaywright() {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: ROOT });
  return result.status === 0;
}

/**
 * The path of a Chromium. If there is none, installs Debian's package (as root) or Playwright's own.
 * @throws Error that says what to do when neither works
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  console.log('No Chromium found: installing one for the browser tests.');
  if (canInstallDebianPackages() && installFromDebian()) {
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  if (installWithPlaywright()) {
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be found or installed.',
      'Install one ("apt-get install chromium", "brew install chromium" or "npx playwright install chromium"),',
      'or set CHROMIUM_PATH to the program of one that is installed.',
    ].join('\n'),
  );
}

/**
 * Environment variables of the browser tests: a Chromium, and the headless shell, in
 * which most of them run because a page takes a fifth less time. A few tests need the
 * whole browser. `CHROMIUM_PATH` is used for all when it is set.
 * @throws Error like ensureChromium
 */
export function browserEnvironment() {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  const chromium = ensureChromium();
  return {
    CHROMIUM_PATH: chromium,
    HEADLESS_PATH: (isChosen ? null : findHeadlessShell()) ?? chromium,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  console.log(ensureChromium());
}
