import { CheckInput } from '@/forms/fields/CheckInput';
import type { KindFieldProps } from '@/forms/kinds/kind';

export function Field({ value, disabled = false, ...field }: KindFieldProps<object, boolean | null>) {
  return <CheckInput {...field} disabled={disabled} checked={value === true} />;
}
