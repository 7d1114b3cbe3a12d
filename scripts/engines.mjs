import { existsSync, readdirSync } from 'node:fs';
import { outputOf } from './run.mjs';

const inPath = (name) => outputOf('sh', ['-c', `command -v ${name}`]) || null;

/** The path of Firefox on this machine, or null. `FIREFOX_PATH` is used when it is set. */
export function findFirefox() {
  const value = process.env.FIREFOX_PATH;
  if (value) return existsSync(value) ? value : null;
  return inPath('firefox-esr') ?? inPath('firefox');
}

/** Debian installs WebKit's small browser beside the library, in a folder named after the architecture. */
function findMiniBrowser() {
  const root = '/usr/lib';
  if (!existsSync(root)) return null;
  const places = readdirSync(root).flatMap((machine) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
      (library) => `${root}/${machine}/${library}/MiniBrowser`,
    ),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

/** WebKit's driver, its browser and, when there is no screen, Xvfb; null when one of them is missing. */
export function findWebKit() {
  const driver = inPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const xvfb = inPath('Xvfb');
  if (driver === null || browser === null || (xvfb === null && !process.env.DISPLAY)) return null;
  return { driver, browser, xvfb };
}
