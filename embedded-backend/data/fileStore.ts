import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../security/tokens.ts';

/** The bytes of uploaded files, by a name that is made here: what people call their files never reaches the disk. */
export interface FileStore {
  readonly add: (bytes: Uint8Array) => string;
  /** Undefined when the file is gone. */
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

/** What a full or read-only disk does not take stays in memory, as the data does. */
const inDirectory = (directory: string): FileStore => {
  const memory = inMemory();
  const discard = (path: string): void => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Nothing can be there, or nothing can be done about it.
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

/** @param storage 'memory', or the path of the data file: then the files stand in a folder beside it. */
export const openFileStore = (storage: string): FileStore =>
  storage === 'memory' ? inMemory() : inDirectory(`${storage}.files`);
