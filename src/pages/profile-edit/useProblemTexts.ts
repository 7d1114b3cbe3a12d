import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import type { Problem } from './rules';

/** What the rules found, in words by field. */
export function useProblemTexts() {
  const { t } = useTranslation('profile');
  return (problems: Readonly<Partial<Record<string, Problem>>>): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(problems).flatMap(([field, problem]) =>
        problem === undefined
          ? []
          : [[field, t(`editor.rules.${problem.rule}`, { max: formatNumber(problem.max ?? 0) })] as const],
      ),
    );
}
