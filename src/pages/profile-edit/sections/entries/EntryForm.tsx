import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import type { SectionForm as State } from '@/pages/profile-edit/form/useSectionForm';
import { EntryActions } from './EntryActions';
import { EntryHeading } from './EntryHeading';
import type { OpenForm } from './useEntryForm';

interface EntryFormProps<V extends FieldValues> extends Pick<OpenForm, 'title' | 'onClose'> {
  readonly state: State<V>;
  /** Null for a new entry. */
  readonly entry: object | null;
  readonly children: ReactNode;
}

/** The form of one entry with its heading. */
export function EntryForm<V extends FieldValues>(props: EntryFormProps<V>) {
  const { state, entry, title, onClose, children } = props;
  const isGone = entry !== null && state.options.store.isNew;
  return (
    <SectionForm
      state={state}
      label={title}
      actions={<EntryActions busy={state.busy} isGone={isGone} onClose={onClose} />}
    >
      <EntryHeading text={title} />
      {children}
    </SectionForm>
  );
}
