import { educationNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/profileEntryShapes';
import { educationMissing, MISSING_NAMES } from '@/features/profile/entryStates';
import { labelled } from '@/i18n/labelled';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { monthInWords } from '@/forms/kinds/month/kind';
import { textsInLine } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { useEntries } from '@/pages/profile-edit/sections/entries/useEntries';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { EducationEditor } from './EducationEditor';
import { educationKind } from './kind';

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
      form={(entry, open) => <EducationEditor {...props} key={entry?.id} entry={entry} {...open} />}
    />
  );
}

/** The list does not need to know which education is the highest. */
const KIND = educationKind(() => false);
