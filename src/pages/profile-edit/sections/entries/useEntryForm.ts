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

/** What a list says to the form of one of its entries. */
export interface OpenForm {
  /** Names the form. */
  readonly title: string;
  readonly opened: OpenedWith;
  readonly onClose: () => void;
}

interface EntryFormOptions<V extends FieldValues>
  extends Omit<SectionFormOptions<V>, 'entry' | 'onSaved'>,
    Omit<OpenForm, 'title'> {
  /** Null for a new one. */
  readonly entry: { readonly id: string } | null;
  /** Puts into the form what it was opened with. @returns whether it has given the focus to a field. */
  readonly onOpened?: (state: SectionForm<V>) => boolean;
}

/** The form of one entry: it begins with its draft where that was asked for, and its heading has the focus. */
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
    // The fields are registered anew by then: before, none of them can be given the focus.
    focusNext(begin);
  });
  return state;
}
