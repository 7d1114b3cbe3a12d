import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/forms/SubmitButton';
import type { SaveOutcome } from '@/pages/profile-edit/form/saving';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import {
  type SectionForm as State,
  type SectionFormOptions,
  useSectionForm,
} from '@/pages/profile-edit/form/useSectionForm';
import { focusNext } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import type { Entry, EntryKind, EntryValues } from './entryKind';
import { NEW_ENTRY, type OpenedWith } from './useEntries';
import { useEntryStore } from './useEntryStore';

interface EntryFormProps<V extends EntryValues> extends Pick<OpenForm<Entry>, 'title' | 'onClose'> {
  readonly state: State<V>;
  readonly children: ReactNode;
}

const ENTRY_HEADING = 'profile-entry-heading';

/** The form of one entry with its heading. Closing it keeps the typed values as a draft. */
export function EntryForm<V extends EntryValues>({ state, title, onClose, children }: EntryFormProps<V>) {
  const { t } = useTranslation(['entries', 'words']);
  const { busy, options } = state;
  const wasDeleted = options.entry !== NEW_ENTRY && options.store.isNew;
  return (
    <SectionForm
      state={state}
      label={title}
      actions={
        <>
          {wasDeleted && (
            <SubmitButton busy={false} disabled={busy} variant="outlined">
              {t('saveAsNew')}
            </SubmitButton>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('words:cancel')}
          </Button>
        </>
      }
    >
      {/* It takes the focus first, so that a phone does not open its keyboard. */}
      <Box
        component="h2"
        id={ENTRY_HEADING}
        tabIndex={-1}
        sx={{ typography: 'h5', m: 0, mb: 1, overflowWrap: 'anywhere' }}
      >
        <BidiText>{title}</BidiText>
      </Box>
      {children}
    </SectionForm>
  );
}

/** What the list passes to the form of an entry. */
export interface OpenForm<E extends Entry> {
  /** Null for a new entry. */
  readonly entry: E | null;
  readonly title: string;
  readonly opened: OpenedWith;
  readonly onClose: () => void;
}

interface EntryFormOptions<E extends Entry, V extends EntryValues, B extends object>
  extends Omit<SectionFormOptions<V>, 'id' | 'store' | 'entry' | 'valuesFrom' | 'onSaved'>,
    OpenForm<E> {
  readonly kind: EntryKind<E, V, B>;
  /** Applies to the form what it was opened with. @returns whether it has focused a field */
  readonly onOpened?: (state: State<V>) => boolean;
  /** Saves what belongs to another record, after the entry. Undefined when that is saved already. */
  readonly alsoSave?: (values: V) => Promise<SaveOutcome<V> | undefined>;
}

/** The form of one entry. It restores the draft when it was opened for that, and focuses its heading. */
export function useEntryForm<E extends Entry, V extends EntryValues, B extends object>(
  options: EntryFormOptions<E, V, B>,
): State<V> {
  const { kind, entry, opened, onOpened, onClose, alsoSave } = options;
  const store = useEntryStore(kind, entry);
  const state = useSectionForm<V>({
    ...options,
    id: kind.section,
    store: {
      ...store,
      async save(values) {
        const saved = await store.save(values);
        const isSaved = saved.kind === 'saved' || saved.kind === 'unchanged';
        return (isSaved ? await alsoSave?.(values) : undefined) ?? saved;
      },
    },
    valuesFrom: kind.valuesFrom,
    entry: entry?.id ?? NEW_ENTRY,
    onSaved: onClose,
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const begin = () => {
      if (onOpened?.(state) !== true) document.getElementById(ENTRY_HEADING)?.focus();
    };
    if (opened.restore !== true) return begin();
    state.draft.restore();
    // Runs later, because the fields register again first: until then none of them can take the focus.
    focusNext(begin);
  });
  return state;
}
