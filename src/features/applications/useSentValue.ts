import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';

/** Years of experience as servers write them: '7', '7 years'. */
const YEARS = /^(\d{1,2})(?: years?)?$/;

/**
 * Returns the text for a value that was sent: years in the reader's language, every other value unchanged.
 */
export function useSentValue(): (field: { readonly name: string; readonly value: string }) => string {
  const { t } = useTranslation('applications');
  return ({ name, value }) => {
    const years = name === 'experience' ? YEARS.exec(value.trim())?.[1] : undefined;
    if (years === undefined) return value;
    const count = Number(years);
    return t('years', { count, formatted: formatNumber(count) });
  };
}
