import { useTranslation } from 'react-i18next';
import { currentLanguage } from './language';
import { formatNumber, formatRange } from './formatNumber';

/** As servers and agencies write years of work: '7', '7 years', '3–5 years', '5+ years'. */
const YEARS = /^(\d{1,2})(?: ?[-–] ?(\d{1,2})|(\+))?(?: years?)?$/;
const NONE_NEEDED = 'no experience needed';
/** The number by which several years are said: Arabic has words for one and two that hold no number. */
const SEVERAL = 3;

/** How to say the experience that was written as data: the usual ways in the reader's language, everything else to the letter. */
export function useExperience(): (written: string) => string {
  const { t } = useTranslation('terms');
  return (written) => {
    const text = written.trim();
    if (text.toLowerCase() === NONE_NEEDED) return t('noExperienceNeeded');
    const [, first, last, more] = YEARS.exec(text) ?? [];
    const isSaidAlready = currentLanguage() === 'en' && text.includes('year');
    if (first === undefined || isSaidAlready) return written;
    const from = Number(first);
    if (last === undefined) {
      const formatted = `${formatNumber(from)}${more ?? ''}`;
      return t('years', { count: more === undefined ? from : Math.max(from, SEVERAL), formatted });
    }
    const to = Number(last);
    return to > from
      ? t('years', { count: Math.max(to, SEVERAL), formatted: formatRange(from, to) })
      : written;
  };
}
