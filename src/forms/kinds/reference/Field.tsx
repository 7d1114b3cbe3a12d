import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/forms/kinds/kind';
import type { ReferenceSpec } from './kind';
import { ReferenceInput } from './ReferenceInput';
import { useTitle } from './useTitle';

export function Field({ spec, form, name, required, item, frame }: KindFieldProps<ReferenceSpec>) {
  const { field } = useController({ name, control: form.control });
  const value = typeof field.value === 'string' ? field.value : '';
  // The record around it knows the title of what was chosen when it was read, not of what is chosen now.
  const isFirst = item?.[name] === value;
  const title = useTitle(spec, value, isFirst ? item : undefined);
  return (
    <ReferenceInput
      {...frame}
      required={required}
      source={spec.source}
      value={value}
      title={title ?? undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
