import type { KindFieldProps } from '@/features/records/kinds/kind';
import { LinesField } from '@/features/records/kinds/LinesField';
import type { LongSpec } from './kind';

export function Field({ name, form, frame }: KindFieldProps<LongSpec>) {
  return <LinesField {...frame} name={name} form={form} />;
}
