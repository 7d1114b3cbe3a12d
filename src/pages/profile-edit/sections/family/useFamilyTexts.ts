import { useTranslation } from 'react-i18next';
import { ABILITIES } from '@/eligibility/abilities';
import { formatDate, formatList } from '@/i18n/format';
import type { Answer } from '@/pages/profile-edit/sections/answers';
import type { FamilyField, FamilyValues } from './values';

/** Returns the names of the fields, and their values as text. */
export function useFamilyTexts() {
  const { t } = useTranslation('sections');
  const { t: tOther } = useTranslation('eligibility');
  const answer = (value: Answer) => (value === '' ? tOther('unknown') : tOther(value));
  const day = (value: string) => (value === '' ? '' : formatDate(value, { dateStyle: 'long' }));
  return {
    nameOf: (field: FamilyField): string => t(`family.${field}`),
    textOf: (field: FamilyField, values: FamilyValues): string => {
      switch (field) {
        case 'partnerDateOfBirth':
          return day(values.partnerDateOfBirth);
        case 'credential':
          return values.credential === '' ? '' : tOther(`credential.${values.credential}`);
        case 'test':
          return values.test === ''
            ? tOther('unknown')
            : tOther(values.test === 'none' ? 'partner.noTest' : 'partner.hasTest');
        case 'scores': {
          const { test, scores } = values.scores;
          return test === '' ? '' : `${test} ${ABILITIES.map((ability) => scores[ability] || '–').join('/')}`;
        }
        case 'canadianWorkYears':
          return values.canadianWorkYears;
        case 'dependants':
          return formatList(
            values.dependants.map(({ relation, dateOfBirth }) =>
              [t(`family.relations.${relation}`), day(dateOfBirth)].filter(Boolean).join(' '),
            ),
          );
        default:
          return answer(values[field]);
      }
    },
  };
}
