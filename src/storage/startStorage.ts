import { read, removeWhere, write } from './browserStorage';
import { isPrefixed, STORAGE_VERSION, version } from './keys';

/**
 * Runs before anything is read. Removes all prefixed keys that another version of the
 * app stored, because their shapes are unknown (R-1076). Storage without a version
 * was written by this version before it stored a version number.
 */
export function startStorage(): void {
  const storedVersion = read(version);
  if (storedVersion === STORAGE_VERSION) return;
  if (storedVersion !== undefined) removeWhere(isPrefixed);
  write(version, STORAGE_VERSION);
}
