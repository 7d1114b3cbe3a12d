import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { BoundField } from '@/forms/fields/FieldFrame';
import type { Answer } from './answers';

interface AnswerInputProps extends BoundField<Answer> {
  /** False for a question that everybody can answer. */
  readonly mayBeOpen?: boolean;
}

/** A question to be answered with yes or no, or left open. */
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
