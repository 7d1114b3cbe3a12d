import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { NumberSpec } from './kind';

export function Field(field: KindFieldProps<NumberSpec>) {
  return <TextInput {...field} autoComplete="off" inputMode="numeric" />;
}
