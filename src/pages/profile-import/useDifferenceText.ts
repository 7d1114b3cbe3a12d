import { useTranslation } from 'react-i18next';
import { isCredential } from '@/eligibility/credentials';
import { languageName } from '@/i18n/languageNames';
import { useNames } from '@/features/profile/useNames';
import { formatDay } from '@/forms/kinds/date/kind';
import type { RowField } from '@/features/resume/rows';
import { formatDate, regionName } from '@/i18n/format';
import { labelled } from '@/i18n/labelled';

/** Returns the value of a row as text: dates and codes in words, other values unchanged. */
export function useDifferenceText(): (field: RowField, value: string) => string {
  const { t } = useTranslation(['print', 'eligibility']);
  const names = useNames();
  return (field, value) => {
    if (value === '') return '–';
    switch (field) {
      case 'country':
      case 'residence':
        return /^[A-Z]{2}$/.test(value) ? regionName(value) : value;
      case 'started':
      case 'finished':
        return formatDay(value, 'month');
      case 'taken':
        return formatDate(value);
      case 'credential':
        return isCredential(value) ? t(`eligibility:credential.${value}`) : value;
      case 'languages':
        return value
          .split('\n')
          .map((line) => {
            const [code = '', level = ''] = line.split(' ');
            return labelled(languageName(code), names.languageLevel(level));
          })
          .join('\n');
      default:
        return value;
    }
  };
}
