import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { BoundField } from '@/forms/fields/FieldFrame';
import type { Answer } from './answers';

interface AnswerInputProps extends BoundField<Answer> {
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
