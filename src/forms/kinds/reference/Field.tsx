import type { KindFieldProps } from '@/forms/kinds/kind';
import type { ReferenceSpec } from './kind';
import { ReferenceInput } from './ReferenceInput';
import { useTitle } from './useTitle';

export function Field({ spec, name, item, ...field }: KindFieldProps<ReferenceSpec>) {
  const { value } = field;
  // The record contains the title of the value it was read with, not that of a new choice.
  const isFirst = item?.[name] === value;
  const title = useTitle(spec, value, isFirst ? item : undefined);
  return <ReferenceInput {...field} source={spec.source} title={title ?? undefined} />;
}
