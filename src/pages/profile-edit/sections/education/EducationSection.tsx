import { educationNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/profileEntryShapes';
import { educationMissing, MISSING_NAMES } from '@/features/profile/entryStates';
import { defineForm } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { labelled } from '@/i18n/punctuation';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import { type EntryShown, textsInLine } from '@/pages/profile-edit/sections/entries/EntryRow';
import { monthInWords } from '@/forms/kinds/month/kind';
import { useDefined } from '@/forms/useDefined';
import type { SaveOutcome, SectionStore } from '@/pages/profile-edit/form/saving';
import { educationLevel } from '@/pages/profile-edit/listed';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { EntryForm, type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { entryDraft } from '@/pages/profile-edit/sections/entries/entryKind';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { EDUCATION, EDUCATION_LINES, educationKind, type EducationValues } from './fields';

/** Schools and courses with their credentials, newest first. */
export function EducationSection(props: SectionProps) {
  const { user, sections } = props;
  const { t } = useTranslation(['entries', 'eligibility', 'terms', 'fields']);
  const countries = useCountryField();
  const list = useEntries(KIND, user.id, educationNewestFirst(sections.education));

  const nameOf = ({ name, credential, institution }: Education): string => {
    if (name !== '') return name;
    return credential ? t(`eligibility:credential.${credential}`) : institution || t('education.untitled');
  };
  const show = (entry: Education): EntryShown => {
    const { name, credential, field, institution, countryId, startedOn, finishedOn, inProgress, eca } = entry;
    const from = startedOn === null ? null : monthInWords(startedOn);
    const to = inProgress ? t('now') : finishedOn === null ? null : monthInWords(finishedOn);
    const period = from !== null && to !== null ? t('terms:range', { from, to }) : (from ?? to);
    return {
      name: nameOf(entry),
      lines: [
        name !== '' && credential && t(`eligibility:credential.${credential}`),
        textsInLine([field ?? '', institution, countries.nameOf(countryId)]),
        period,
        eca.status !== 'none' && labelled(t('fields:eca'), t(`eca.${eca.status}`)),
      ].filter(Boolean),
      missing: educationMissing(entry).map((item) => t(MISSING_NAMES[item])),
    };
  };

  return (
    <EntryList
      {...list}
      show={show}
      form={(entry, open) => <EducationForm {...props} key={entry?.id} entry={entry} {...open} />}
    />
  );
}

/** The list does not need to know which education is the highest. */
const KIND = educationKind(() => false);

interface EducationFormProps extends OpenForm, SectionProps {
  /** Null for a new entry. */
  readonly entry: Education | null;
}

/** The form of one school or course and its credential. */
function EducationForm(props: EducationFormProps) {
  const { entry, title, opened, onClose } = props;
  const state = useEntryForm<EducationValues>({
    ...useDefined(EDUCATION),
    id: 'education',
    store: useEducationStore(props, entry),
    entry,
    opened,
    onClose,
    valuesFrom: entryDraft(EDUCATION),
  });
  return (
    <EntryForm state={state} title={title} onClose={onClose}>
      <Fields of={state.of} names={EDUCATION_LINES} />
    </EntryForm>
  );
}

/** The field of the user profile that the highest education sets. */
const LEVEL = defineForm({ labels: 'fields', fields: { educationLevelId: { kind: educationLevel } } });

/**
 * The store of an education. It also saves the profile's education level when this education is the highest
 * one.
 * @param first the entry that the server had when the form opened; null for a new one
 */
function useEducationStore(
  { user, sections }: SectionProps,
  first: Education | null,
): SectionStore<EducationValues> {
  const profile = useProfileStore(user.id, sections.profile, LEVEL);
  const isHighest = (entry: Education | null): boolean => {
    if (entry === null) return sections.education.length === 0;
    const { educationLevelId } = entry;
    return educationLevelId !== null && educationLevelId === profile.saved.educationLevelId;
  };
  const store = useEntryStore(educationKind(isHighest), first);

  const save = async (values: EducationValues): Promise<SaveOutcome<EducationValues>> => {
    const saved = await store.save(values);
    const { highest, educationLevelId } = values;
    if (saved.kind === 'conflict' || saved.kind === 'failed') return saved;
    if (!highest || educationLevelId === '' || educationLevelId === profile.saved.educationLevelId)
      return saved;
    let level = await profile.save({ educationLevelId });
    // Only this field is written, so changes that somebody else made to other fields stay.
    if (level.kind === 'conflict') level = await profile.save({ educationLevelId });
    if (level.kind === 'failed') return { kind: 'failed', error: level.error, note: 'levelNotSaved' };
    return level.kind === 'conflict' ? saved : { kind: 'saved' };
  };
  return { ...store, save };
}
