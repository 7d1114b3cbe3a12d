import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';

/** An answer to a question that may be left open. '' means 'I don’t know', and never 'no'. */
export type Answer = '' | 'yes' | 'no';

export const booleanOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'yes');
/** Reads an answer of a record, which is true or false, or of a stored draft. */
export function readAnswer(stored: unknown): Answer {
  if (typeof stored === 'boolean') return stored ? 'yes' : 'no';
  return stored === 'yes' || stored === 'no' ? stored : '';
}

interface AnswerInputProps extends FieldProps {
  readonly value: Answer;
  readonly onChange: (answer: Answer) => void;
  /** False for a question that everybody can answer: then 'I don’t know' is not offered. */
  readonly mayBeOpen?: boolean;
}

/** A question with the answers yes, no and 'I don’t know'. */
export function AnswerInput({ mayBeOpen = true, ...field }: AnswerInputProps) {
  const { t } = useTranslation('eligibility');
  return (
    <RadioInput
      {...field}
      options={[
        { value: 'yes', name: t('yes') },
        { value: 'no', name: t('no') },
        ...(mayBeOpen ? [{ value: '' as const, name: t('unknown') }] : []),
      ]}
    />
  );
}
