import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/profileEntryShapes';
import { educationMissing, MISSING_NAMES } from '@/features/profile/entryStates';
import { educationNewestFirst } from '@/features/profile/newestFirst';
import { monthInWords } from '@/forms/kinds/month/kind';
import { formatDate } from '@/i18n/format';
import { Entry, Facts, inOneLine } from './Entry';

interface EducationEntriesProps {
  readonly entries: readonly Education[];
  readonly countryOf: (id: string | null) => string;
  /** The education level of the profile. The entry with this level is the highest. */
  readonly highestId: string | null;
}

/** The education of a profile, newest first. */
export function EducationEntries({ entries, countryOf, highestId }: EducationEntriesProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'profile', 'terms', 'fields']);
  return educationNewestFirst(entries).map((entry) => {
    const { id, name, credential, institution, field, countryId, inProgress, eca, educationLevelId } = entry;
    const [from, to] = [entry.startedOn, entry.finishedOn].map((month) =>
      month === null ? '' : monthInWords(month),
    );
    const ofCredential = !credential ? '' : t(`eligibility:credential.${credential}`);
    const end = inProgress ? t('fields:inProgress') : to;
    const isHighest = highestId !== null && educationLevelId === highestId;
    return (
      <Entry
        key={id}
        title={name || ofCredential || institution || t('education.untitled')}
        missing={educationMissing(entry).map((item) => t(MISSING_NAMES[item]))}
        lines={[
          inOneLine([institution, countryOf(countryId)]),
          field && <bdi>{field}</bdi>,
          from && end ? t('terms:range', { from, to: end }) : from || end,
          <Facts
            key="credential"
            facts={[name === '' ? '' : ofCredential, isHighest && t('profile:entry.highest')]}
          />,
          eca.status !== 'none' && (
            <Facts
              facts={[
                t('profile:entry.assessment', { state: t(`eca.${eca.status}`) }),
                eca.body && `\u2068${eca.body}\u2069`,
                eca.issuedOn && formatDate(eca.issuedOn, { dateStyle: 'long' }),
              ]}
            />
          ),
        ]}
      />
    );
  });
}
