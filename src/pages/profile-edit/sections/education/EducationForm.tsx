import { type Education } from '@/api/endpoints/profileEntryShapes';
import { useNames } from '@/features/profile/useNames';
import { useReferences } from '@/features/profile/useReferences';
import { Field } from '@/forms/Field';
import { useDefined } from '@/forms/useDefined';
import { Pair } from '@/pages/profile-edit/form/Pair';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { entryDraft } from '@/pages/profile-edit/sections/entries/entryDraft';
import { EntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/useEntryForm';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';
import { EDUCATION, type EducationValues } from './fields';

interface EducationFormProps extends OpenForm {
  /** Null for a new entry. */
  readonly entry: Education | null;
  readonly store: SectionStore<EducationValues>;
}

/** The form of one school or course and its credential. */
export function EducationForm({ entry, title, store, opened, onClose }: EducationFormProps) {
  const names = useNames();
  const levels = useReferenceState(useReferences().education);
  const chosen = store.saved.educationLevelId;
  const options = levels.items
    .filter(({ isActive, id }) => isActive !== false || id === chosen)
    .map((level) => ({ value: level.id, name: names.education(level) }));
  const state = useEntryForm<EducationValues>({
    ...useDefined(EDUCATION, { educationLevelId: { options } }),
    id: 'education',
    store,
    entry,
    opened,
    onClose,
    valuesFrom: entryDraft(EDUCATION),
  });
  const { form, busy, of } = state;
  const [inProgress, eca] = form.watch(['inProgress', 'eca']);
  return (
    <EntryForm state={state} entry={entry} title={title} onClose={onClose}>
      <Field of={of} name="credential" />
      <Field
        of={of}
        name="educationLevelId"
        disabled={busy || !levels.usable}
        {...(levels.hint === undefined ? {} : { hint: levels.hint })}
      />
      <Field of={of} name="highest" />
      <Field of={of} name="name" />
      <Pair>
        <Field of={of} name="field" />
        <Field of={of} name="institution" />
      </Pair>
      <Pair>
        <Field of={of} name="countryId" />
      </Pair>
      <Pair>
        <Field of={of} name="startedOn" />
        {inProgress !== true && <Field of={of} name="finishedOn" />}
      </Pair>
      <Field of={of} name="inProgress" />
      <Field of={of} name="eca" />
      {eca !== 'none' && (
        <Pair>
          <Field of={of} name="ecaBody" />
          <Field of={of} name="ecaReferenceNo" />
        </Pair>
      )}
      {eca === 'done' && (
        <Pair>
          <Field of={of} name="ecaIssuedOn" />
        </Pair>
      )}
    </EntryForm>
  );
}
