import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextArea } from '@/forms/fields/TextArea';
import type { LongSpec } from './kind';

export function Field(field: KindFieldProps<LongSpec>) {
  return <TextArea {...field} />;
}
