import type { KindFieldProps } from '@/forms/kinds/kind';
import { CountryField } from './CountryField';
import type { CountrySpec } from './kind';

export function Field({ spec, ...field }: KindFieldProps<CountrySpec>) {
  return <CountryField {...field} by={spec.by ?? 'id'} />;
}
