import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { formatNumber } from '@/i18n/format';
import type { Problem } from './checks';
import { formatSize } from './size';

/** What stands in the way of a file, in words. */
export function useProblemText(): (problem: Problem, file: File) => string {
  const { t } = useTranslation('documents');
  return (problem, file) => {
    if (problem.rule === 'disagree') return t('problem.disagree', problem);
    const limit = formatNumber(config().uploadMaxMb, { style: 'unit', unit: 'megabyte' });
    return t(`problem.${problem.rule}`, { size: formatSize(file.size), limit });
  };
}
