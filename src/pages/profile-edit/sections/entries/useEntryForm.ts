import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type SectionForm,
  type SectionFormOptions,
  useSectionForm,
} from '@/pages/profile-edit/form/useSectionForm';
import { ENTRY_HEADING } from './EntryHeading';
import type { OpenedWith } from './useOpenEntry';

interface EntryFormOptions<V extends FieldValues> extends SectionFormOptions<V> {
  readonly entry: string;
  readonly opened: OpenedWith;
  /** Puts into the form what it was opened with. @returns whether it has given the focus to a field. */
  readonly onOpened?: (state: SectionForm<V>) => boolean;
}

/** The form of one entry: it begins with its draft where that was asked for, and its heading has the focus. */
export function useEntryForm<V extends FieldValues>(options: EntryFormOptions<V>): SectionForm<V> {
  const { opened, onOpened } = options;
  const state = useSectionForm<V>(options);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (opened.restore === true) state.draft.restore();
    if (onOpened?.(state) !== true) document.getElementById(ENTRY_HEADING)?.focus();
  });
  return state;
}
