import { MonthInput } from '@/forms/fields/MonthInput';
import type { KindFieldProps } from '@/forms/kinds/kind';

export function Field(field: KindFieldProps<object>) {
  return <MonthInput {...field} />;
}
