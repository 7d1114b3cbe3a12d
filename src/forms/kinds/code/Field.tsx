import { useTranslation } from 'react-i18next';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { CodeSpec } from './kind';

export function Field({ spec, hint, ...field }: KindFieldProps<CodeSpec>) {
  const { t } = useTranslation('forms');
  return (
    <TextInput
      {...field}
      hint={hint ?? t(`hints.${spec.says}`)}
      autoComplete="off"
      dir="ltr"
      autoCapitalize="none"
    />
  );
}
