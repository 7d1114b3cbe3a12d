import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '@/forms/drafts/DraftNotice';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { focusNext } from '@/ui/focusNext';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import type { OpenForm } from './EntryForm';
import type { Entry, EntryValues } from './entryKind';
import { EntryRow, type EntryShown } from './EntryRow';
import { NEW_ENTRY, type useEntries, useOpenEntry } from './useEntries';

interface EntryListProps<E extends Entry> extends ReturnType<typeof useEntries<E, EntryValues, object>> {
  readonly show: (entry: E) => EntryShown;
  readonly form: (open: OpenForm<E>) => ReactNode;
  /** False when the backend cannot change stored entries. */
  readonly isEditable?: boolean;
  readonly children?: ReactNode;
}

const LIST = 'profile-entries';

/** Focuses one of the rows after they are rendered, or the button that adds an entry when there is none. */
const focusRow = (choose: (rows: readonly HTMLElement[]) => HTMLElement | undefined): void => {
  focusNext(() => {
    const rows = document.querySelectorAll<HTMLElement>(`#${LIST} [data-entry]`);
    (choose([...rows]) ?? document.getElementById(`${LIST}-add`))?.focus();
  });
};

/** The entries of a section. At most one of them is open in its form. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const {
    section,
    entries: all,
    most,
    show,
    form,
    isEditable = true,
    onDelete,
    onDiscardDraft,
    children,
  } = props;
  const { t } = useTranslation(['entries', 'forms', 'words', 'terms']);
  const { openId, openedWith, open, close } = useOpenEntry();
  const [, discarded] = useState(0);
  const isAdding = openId === NEW_ENTRY;
  const isFull = all.length >= most;
  // When an entry is deleted elsewhere while its form is open, it stays in its place with the typed values.
  const at = all.findIndex(({ id }) => id === openId);
  const found = all[at];
  const [held, setHeld] = useState<{ readonly entry: E; readonly at: number } | null>(null);
  if (found !== undefined && (found.id !== held?.entry.id || at !== held.at)) setHeld({ entry: found, at });
  const isGone = held !== null && held.entry.id === openId && found === undefined;
  const entries = isGone ? all.toSpliced(held.at, 0, held.entry) : all;
  const isOpen = isAdding || (isEditable && entries.some(({ id }) => id === openId));
  const waiting = isOpen ? new Map<string, number>() : props.drafts();
  /** Moves the focus to the entry, or from the form of a new entry to its new row. */
  const leave = (entry: E | null) => {
    const before = new Set(entries.map(({ id }) => id));
    close();
    focusRow((rows) =>
      rows.find(({ dataset: { entry: id = '' } }) => (entry === null ? !before.has(id) : id === entry.id)),
    );
  };

  const formOf = (entry: E | null) =>
    form({
      entry,
      title: entry === null ? t(`${section}.add`) : t('words:editNamed', { name: show(entry).name }),
      opened: openedWith,
      onClose: () => leave(entry),
    });

  const draftOf = (id: string) => {
    const at = waiting.get(id);
    return (
      at !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          <DraftNotice
            at={at}
            disabled={false}
            onRestore={() => open(id, { restore: true })}
            onDiscard={() => {
              onDiscardDraft(id);
              discarded((count) => count + 1);
            }}
          />
        </Box>
      )
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {entries.length === 0 && !isAdding && (
        <Surface>
          <EmptyState title={t(`${section}.empty`)} text={t(`${section}.emptyText`)} />
        </Surface>
      )}
      {entries.length > 0 && (
        <PlainList
          id={LIST}
          aria-label={t(`${section}.list`)}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {entries.map((entry, at) => {
            const shown = show(entry);
            return (
              <li key={entry.id} data-row={entry.id}>
                {entry.id === openId && isEditable ? (
                  formOf(entry)
                ) : (
                  <Surface>
                    <EntryRow
                      id={entry.id}
                      shown={shown}
                      onEdit={isEditable ? () => open(entry.id) : undefined}
                      onDelete={
                        isEditable
                          ? () => {
                              onDelete(entry, shown.name);
                              focusRow((rows) => rows[Math.min(at, rows.length - 1)]);
                            }
                          : undefined
                      }
                    >
                      {isEditable && draftOf(entry.id)}
                    </EntryRow>
                  </Surface>
                )}
              </li>
            );
          })}
        </PlainList>
      )}
      {children}
      {isAdding && formOf(null)}
      {!isOpen && (
        <div>
          <Button
            id={`${LIST}-add`}
            variant={entries.length === 0 ? 'contained' : 'outlined'}
            startIcon={<Add aria-hidden />}
            disabled={isFull}
            onClick={() => open(NEW_ENTRY)}
          >
            {t(`${section}.add`)}
          </Button>
          {isFull && (
            <Text quiet sx={{ mt: 1 }}>
              {t('terms:atMost', { max: most })}
            </Text>
          )}
          {!isFull && draftOf(NEW_ENTRY)}
        </div>
      )}
    </Box>
  );
}
