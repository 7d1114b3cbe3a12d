import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/features/records/kinds/kind';
import { CountryField } from './CountryField';

export function Field({ form, name, frame }: KindFieldProps<object>) {
  const { field } = useController({ name, control: form.control });
  return (
    <CountryField
      {...frame}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
