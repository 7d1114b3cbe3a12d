import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../security/tokens.ts';

/**
 * Stores the bytes of uploaded files. Their names are generated: names given by people are never used on the
 * disk.
 */
export interface FileStore {
  readonly add: (bytes: Uint8Array) => string;
  /** The bytes, or undefined if the file does not exist. */
  readonly read: (name: string) => Uint8Array<ArrayBuffer> | undefined;
  readonly remove: (name: string) => void;
  readonly clear: () => void;
}

const inMemory = (): FileStore => {
  const files = new Map<string, Uint8Array>();
  return {
    add: (bytes) => {
      const name = newId();
      files.set(name, bytes);
      return name;
    },
    read: (name) => {
      const bytes = files.get(name);
      return bytes && Uint8Array.from(bytes);
    },
    remove: (name) => void files.delete(name),
    clear: () => files.clear(),
  };
};

/** Files that cannot be written to a full or read-only disk are kept in memory, like the data. */
const inDirectory = (directory: string): FileStore => {
  const memory = inMemory();
  const discard = (path: string): void => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // The file does not exist or cannot be deleted. Neither matters.
    }
  };
  return {
    add: (bytes) => {
      const name = newId();
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(join(directory, name), bytes, { mode: 0o600 });
        return name;
      } catch {
        return memory.add(bytes);
      }
    },
    read: (name) => {
      try {
        return Uint8Array.from(readFileSync(join(directory, name)));
      } catch {
        return memory.read(name);
      }
    },
    remove: (name) => {
      discard(join(directory, name));
      memory.remove(name);
    },
    clear: () => {
      discard(directory);
      memory.clear();
    },
  };
};

/** @param storage 'memory', or the path of the data file. The files are then in a folder beside it. */
export const openFileStore = (storage: string): FileStore =>
  storage === 'memory' ? inMemory() : inDirectory(`${storage}.files`);
