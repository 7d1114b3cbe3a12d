import type { KindFieldProps } from '@/forms/kinds/kind';
import { LinesField } from '@/forms/kinds/LinesField';
import type { LongSpec } from './kind';

export function Field({ name, form, frame }: KindFieldProps<LongSpec>) {
  return <LinesField {...frame} name={name} form={form} />;
}
