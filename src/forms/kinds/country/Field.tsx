import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { CountryField } from './CountryField';
import type { CountrySpec } from './kind';

export function Field({ spec, form, name, required, frame }: KindFieldProps<CountrySpec>) {
  const { field } = useController({ name, control: form.control });
  return (
    <CountryField
      {...frame}
      required={required}
      by={spec.by ?? 'id'}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
