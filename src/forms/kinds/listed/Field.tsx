import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import type { KindFieldProps } from '@/forms/kinds/kind';
import type { ListedSpec } from './kind';

export function Field({ spec, ...field }: KindFieldProps<ListedSpec>) {
  return <ChoiceInput {...field} options={spec.options ?? []} emptyName={spec.none} />;
}
