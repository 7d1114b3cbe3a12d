import { useController, type UseFormReturn } from 'react-hook-form';
import { type FieldProps } from '@/forms/fields/FieldFrame';
import { TextArea } from '@/forms/fields/TextArea';
import type { FormValues } from './kind';

interface LinesFieldProps extends FieldProps {
  readonly name: string;
  readonly form: UseFormReturn<FormValues>;
}

/** Text of several lines. */
export function LinesField({ name, form, ...frame }: LinesFieldProps) {
  const { field } = useController({ name, control: form.control });
  return (
    <TextArea
      {...frame}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
