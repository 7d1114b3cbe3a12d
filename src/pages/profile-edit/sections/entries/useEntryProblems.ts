import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/i18n/format';
import type { Problem, Problems } from './problems';

/** What the rules found in an entry, in words by field. */
export function useEntryProblems() {
  const { t } = useTranslation(['entries', 'forms', 'profile', 'tools']);
  const textOf = (problem: Problem): string => {
    switch (problem.rule) {
      case 'tooLong':
        return t('profile:editor.rules.tooLong', { max: formatNumber(problem.max) });
      case 'lineTooLong':
        return t('rules.lineTooLong', { max: formatNumber(problem.max) });
      case 'tooMany':
        return t('full', { max: formatNumber(problem.max) });
      case 'range':
        return t('forms:numberRange', { min: problem.min, max: problem.max });
      case 'year':
        return t('forms:numberRange', { min: plainYear(problem.min), max: plainYear(problem.max) });
      case 'since':
        return t('rules.since', {
          test: problem.name,
          date: formatDate(problem.day, { dateStyle: 'long' }),
        });
      case 'notFiveDigits':
      case 'older':
      case 'secondDigit':
        return t(`tools:noc.wrong.${problem.rule}`);
      case 'required':
        return t('profile:editor.rules.required');
      default:
        return t(`rules.${problem.rule}`);
    }
  };
  return (problems: Problems<string>): ReadonlyMap<string, string> =>
    new Map([...problems].map(([field, problem]) => [field, textOf(problem)]));
}

const plainYear = (year: number): string => formatNumber(year, { useGrouping: false });
