import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import type { Problem } from './checks';
import { formatMegabytes, formatSize } from './size';

/** Returns the text that says why a file cannot be sent. */
export function useProblemText(): (problem: Problem, file: File) => string {
  const { t } = useTranslation('documents');
  return (problem, file) => {
    if (problem.rule === 'disagree') return t('problem.disagree', problem);
    const limit = formatMegabytes(config().uploadMaxMb);
    return t(`problem.${problem.rule}`, { size: formatSize(file.size), limit });
  };
}
