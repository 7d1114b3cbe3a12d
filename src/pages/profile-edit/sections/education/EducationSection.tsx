import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/profileEntryShapes';
import { educationMissing } from '@/features/profile/entryStates';
import { useEducationName, usePeriod } from '@/features/profile/entryTexts';
import { educationNewestFirst } from '@/features/profile/newestFirst';
import { defineForm } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { monthInWords } from '@/forms/kinds/month/kind';
import { useDefined } from '@/forms/useDefined';
import { labelled } from '@/i18n/punctuation';
import type { SectionProps } from '@/pages/profile-edit/form/SectionScope';
import { educationLevel } from '@/pages/profile-edit/listed';
import { EntryForm, type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import { textsInLine } from '@/pages/profile-edit/sections/entries/EntryRow';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import { saveAnyway, useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { useCountryField } from '@/pages/profile-edit/useReferenceState';
import { EDUCATION, EDUCATION_KIND } from './fields';

/** Schools and courses with their credentials, newest first. */
export function EducationSection(props: SectionProps) {
  const { user, sections } = props;
  const { t } = useTranslation(['entries', 'eligibility', 'fields']);
  const countries = useCountryField();
  const nameOf = useEducationName();
  const period = usePeriod();
  const list = useEntries(EDUCATION_KIND, user.id, educationNewestFirst(sections.education));
  return (
    <EntryList
      {...list}
      show={(entry) => ({
        name: nameOf(entry),
        lines: [
          entry.name !== '' && entry.credential && t(`eligibility:credential.${entry.credential}`),
          textsInLine([entry.field ?? '', entry.institution, countries.nameOf(entry.countryId)]),
          period(monthInWords(entry.startedOn), entry.inProgress ? t('now') : monthInWords(entry.finishedOn)),
          entry.eca.status !== 'none' && labelled(t('fields:eca'), t(`eca.${entry.eca.status}`)),
        ],
        missing: educationMissing(entry),
      })}
      form={(open) => <EducationForm {...props} {...open} />}
    />
  );
}

/** The field of the user profile that the highest education sets. */
const LEVEL = defineForm({ labels: 'fields', fields: { educationLevelId: { kind: educationLevel } } });

/** The form of one school or course. It also saves the profile's education level if this is the highest one. */
function EducationForm({ user, sections, ...open }: OpenForm<Education> & SectionProps) {
  const profile = useProfileStore(user.id, sections.profile, LEVEL);
  const level = profile.saved.educationLevelId;
  const isHighest = (stored: Education | null) =>
    stored === null ? sections.education.length === 0 : stored.educationLevelId === level;
  const state = useEntryForm({
    ...useDefined(EDUCATION),
    ...open,
    kind: {
      ...EDUCATION_KIND,
      valuesOf: (stored) => ({ ...EDUCATION_KIND.valuesOf(stored), highest: isHighest(stored) }),
    },
    async alsoSave({ highest, educationLevelId }) {
      if (!highest || educationLevelId === '' || educationLevelId === level) return undefined;
      const saved = await saveAnyway(profile, { educationLevelId });
      if (saved.kind === 'failed') return { ...saved, note: 'levelNotSaved' };
      return saved.kind === 'conflict' ? undefined : { kind: 'saved' };
    },
  });
  return (
    <EntryForm {...open} state={state}>
      <Fields of={state.of} />
    </EntryForm>
  );
}
