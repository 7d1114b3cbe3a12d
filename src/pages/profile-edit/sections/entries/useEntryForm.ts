import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type SectionForm,
  type SectionFormOptions,
  useSectionForm,
} from '@/pages/profile-edit/form/useSectionForm';
import { focusNext } from '@/ui/focusNext';
import { ENTRY_HEADING } from './EntryHeading';
import { NEW_ENTRY, type OpenedWith } from './useOpenEntry';

/** What the list passes to the form of an entry. */
export interface OpenForm {
  /** The title of the form. */
  readonly title: string;
  readonly opened: OpenedWith;
  readonly onClose: () => void;
}

interface EntryFormOptions<V extends FieldValues>
  extends Omit<SectionFormOptions<V>, 'entry' | 'onSaved'>,
    Omit<OpenForm, 'title'> {
  /** Null for a new entry. */
  readonly entry: { readonly id: string } | null;
  /** Applies to the form what it was opened with. @returns whether it has focused a field */
  readonly onOpened?: (state: SectionForm<V>) => boolean;
}

/** The form of one entry. It restores the draft when it was opened for that, and focuses its heading. */
export function useEntryForm<V extends FieldValues>(options: EntryFormOptions<V>): SectionForm<V> {
  const { entry, opened, onOpened, onClose } = options;
  const state = useSectionForm<V>({ ...options, entry: entry?.id ?? NEW_ENTRY, onSaved: onClose });
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
