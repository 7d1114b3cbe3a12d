import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long the assets of an earlier release stay, in ms, because open tabs still load them. */
export const KEEP_MS = 24 * 60 * 60 * 1000;

function readLedger(file) {
  try {
    const parsed = JSON.parse(readFileSync(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function put(folder, name, bytes) {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.new`);
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, target);
}

const isPage = (name) => /\.html(?:\.(?:gz|br))?$/.test(name);
const bare = (name) => name.replace(/\.(?:gz|br)$/, '');

/**
 * Puts a release into a folder that is being served. New files come first, and pages last, each replaced in one
 * step. The assets of earlier releases stay for a day.
 * @param {string} folder
 * @param {Map<string, Uint8Array>} files `/path` → bytes, compressed twins included
 * @param {string} ledgerFile the list of the releases' files. It is outside the folder, because it names all chunks,
 *   also those of the admin area
 * @param {number} [now] ms
 * @returns {string[]} the names of the files that were removed
 */
export function publish(folder, files, ledgerFile, now = Date.now()) {
  mkdirSync(folder, { recursive: true });
  const ledger = readLedger(ledgerFile);
  const order = [...files.keys()].sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  // A page's old compressed files must not remain beside the new page.
  for (const name of order) {
    for (const ending of ['.gz', '.br']) {
      if (isPage(name) && name === bare(name) && !files.has(name + ending))
        rmSync(path.join(folder, name + ending), { force: true });
    }
    put(folder, name, files.get(name));
  }

  const removed = [];
  const next = Object.fromEntries(order.map((name) => [name, null]));
  for (const name of existing(folder)) {
    if (files.has(name)) continue;
    const since = ledger[name] ?? now;
    if (name.startsWith('/assets/') && now - since < KEEP_MS) next[name] = since;
    else {
      rmSync(path.join(folder, name));
      removed.push(name);
    }
  }
  put(path.dirname(ledgerFile), path.basename(ledgerFile), JSON.stringify(next));
  return removed;
}

function existing(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}
