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

/** What a rule says of a field, or what the server said of it. */
type Found = Problem | FieldProblem;

/** What stands in the way of the step that is shown, after 'Continue' or after the server's word. */
export function useProblems(around: Surroundings) {
  const { t } = useTranslation('applications');
  const nameOf = useTypeName();
  const [state, setState] = useState<{ readonly found: readonly Found[]; readonly attempt: number }>({
    found: [],
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
  // Said when it is shown: somebody may change the language in order to read it.
  const list = state.found.map(
    (each): FieldProblem =>
      'rule' in each
        ? {
            id: each.field,
            text: say(each),
            name: around.job.screening?.find(({ id }) => questionField(id) === each.field)?.text,
          }
        : each,
  );
  const show = (found: readonly Found[]) => setState(({ attempt }) => ({ found, attempt: attempt + 1 }));
  return {
    list,
    attempt: state.attempt,
    show,
    clear: () => setState((now) => (now.found.length === 0 ? now : { ...now, found: [] })),
    errorOf: (field: string): string | undefined => list.find(({ id }) => id === field)?.text,
    /** @returns whether one may go on. */
    check: (step: Step, values: ApplyValues): boolean => {
      const found = problemsOf(step, values, around);
      if (found.length > 0) show(found);
      return found.length === 0;
    },
  };
}
