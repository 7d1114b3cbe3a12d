import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypeName } from '@/features/documents/useTypeName';
import type { FieldProblem } from '@/forms/ProblemSummary';
import { formatNumber } from '@/i18n/format';
import {
  type ApplyValues,
  type Problem,
  problemsOf,
  questionField,
  type Step,
  type Surroundings,
} from './steps';

/** What stands in the way of the step that is shown, after 'Continue' or after the server's word. */
export function useProblems(around: Surroundings) {
  const { t } = useTranslation('applications');
  const nameOf = useTypeName();
  const [state, setState] = useState<{ readonly list: readonly FieldProblem[]; readonly attempt: number }>({
    list: [],
    attempt: 0,
  });
  const say = ({ rule, values = {} }: Problem): string => {
    const { type, count, min, max } = values;
    const number = (value: string | number | undefined) => formatNumber(Number(value));
    if (rule === 'document') return t('problems.document', { type: nameOf(String(type)) });
    if (rule === 'tooLong') return t('problems.tooLong', { count: Number(count), formatted: number(count) });
    if (rule === 'number') return t('problems.number', { min: number(min), max: number(max) });
    if (rule === 'numberFrom') return t('problems.numberFrom', { min: number(min) });
    if (rule === 'numberUpTo') return t('problems.numberUpTo', { max: number(max) });
    return t(`problems.${rule}`);
  };
  const show = (list: readonly FieldProblem[]) => setState(({ attempt }) => ({ list, attempt: attempt + 1 }));
  return {
    ...state,
    show,
    clear: () => setState((now) => (now.list.length === 0 ? now : { ...now, list: [] })),
    errorOf: (field: string): string | undefined => state.list.find(({ id }) => id === field)?.text,
    /** @returns whether one may go on. */
    check: (step: Step, values: ApplyValues): boolean => {
      const found = problemsOf(step, values, around);
      if (found.length === 0) return true;
      show(
        found.map((problem) => ({
          id: problem.field,
          text: say(problem),
          name: around.job.screening?.find(({ id }) => questionField(id) === problem.field)?.text,
        })),
      );
      return false;
    },
  };
}
