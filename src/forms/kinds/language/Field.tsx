import type { KindFieldProps } from '@/forms/kinds/kind';
import { SelectField } from '@/forms/kinds/SelectField';
import { useLanguageOptions } from './useLanguageOptions';

export function Field(field: KindFieldProps<object>) {
  return <SelectField {...field} options={useLanguageOptions(field.value)} />;
}
