import { read, removeWhere, write } from './browserStorage';
import { isPrefixed, STORAGE_VERSION, version } from './keys';

/**
 * Before anything is read at a start: what another version of the app stored under its prefix is removed, never guessed
 * at (R-1076). Storage without a version is this one's, from before it was written down.
 */
export function startStorage(): void {
  const found = read(version);
  if (found === STORAGE_VERSION) return;
  if (found !== undefined) removeWhere(isPrefixed);
  write(version, STORAGE_VERSION);
}
