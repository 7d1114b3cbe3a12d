import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { Answer } from './answers';

interface AnswerInputProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPathByValue<V, Answer>;
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** False for a question that everybody can answer. */
  readonly mayBeOpen?: boolean;
}

/** A question to be answered with yes or no, or left open. */
export function AnswerInput<V extends FieldValues>(props: AnswerInputProps<V>) {
  const { control, name, mayBeOpen = true, ...frame } = props;
  const { t } = useTranslation('eligibility');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RadioInput
          {...frame}
          options={[
            { value: 'yes', name: t('yes') },
            { value: 'no', name: t('no') },
            ...(mayBeOpen ? [{ value: '', name: t('unknown') }] : []),
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
}
