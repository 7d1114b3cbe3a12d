import { UPLOAD_FILES } from '@/config/limits';

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => {
    entry.file(resolve, () => resolve(undefined));
  });

/** Reads the next entries of a folder; empty when all are read or the folder is unreadable. */
const someOf = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
/** Operating systems store hidden files of their own in folders. */
const isHidden = ({ name }: FileSystemEntry): boolean => name.startsWith('.');

async function collect(entries: readonly FileSystemEntry[], into: File[]): Promise<void> {
  for (const entry of entries) {
    // Collects one more than the limit, so that too many files are noticed.
    if (into.length > UPLOAD_FILES) return;
    if (isFile(entry)) {
      const file = isHidden(entry) ? undefined : await fileOf(entry);
      if (file !== undefined) into.push(file);
    } else if (isFolder(entry)) {
      const reader = entry.createReader();
      for (let some = await someOf(reader); some.length > 0; some = await someOf(reader)) {
        await collect(some, into);
        if (into.length > UPLOAD_FILES) return;
      }
    }
  }
}

/** The dropped files, including those in dropped folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  // Read before any `await`, because the browser empties the list after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isFolder)) return [...files];
  const collected: File[] = [];
  await collect(entries, collected);
  return collected;
}
