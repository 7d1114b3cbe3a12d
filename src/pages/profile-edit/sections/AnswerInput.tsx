import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import type { Answer } from '@/pages/profile-edit/kinds';

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
