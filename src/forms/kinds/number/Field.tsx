import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { NumberSpec } from './kind';

export function Field({ form, name, required, frame }: KindFieldProps<NumberSpec>) {
  return (
    <TextInput
      {...frame}
      autoComplete="off"
      field={form.register(name)}
      required={required}
      inputMode="numeric"
    />
  );
}
