import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_FILES } from '@/config/limits';
import { useUploads } from '@/features/documents/useUploads';

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

/**
 * The dropped files, including those in dropped folders. If there are none, the folders themselves, so that they
 * are listed with a reason.
 */
async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  // Both are read before any `await`, because the browser empties the lists after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const dropped = [...files];
  if (!entries.some(isFolder)) return dropped;
  const collected: File[] = [];
  await collect(entries, collected);
  return collected.length === 0 ? dropped : collected;
}

const holdsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page. Without this the browser would leave the page and open them.
 */
export function DropTarget() {
  const { t } = useTranslation('documents');
  const { queue } = useUploads();
  const [over, setOver] = useState(false);
  const take = useEffectEvent(async (transfer: DataTransfer) => {
    const files = await droppedFiles(transfer);
    if (files.length > 0) await queue.add(files);
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      void take(event.dataTransfer);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  if (!over) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        outline: '3px dashed',
        outlineColor: 'primary.main',
        outlineOffset: -12,
      }}
    >
      <Box
        sx={{
          padding: 3,
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: 'var(--vt-shadow)',
          typography: 'h5',
        }}
      >
        {t('drop')}
      </Box>
    </Box>
  );
}
