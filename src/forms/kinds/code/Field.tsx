import { useTranslation } from 'react-i18next';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { CodeSpec } from './kind';

export function Field({ spec, form, name, required, frame }: KindFieldProps<CodeSpec>) {
  const { t } = useTranslation('records');
  return (
    <TextInput
      {...frame}
      hint={frame.hint ?? t(`hints.${spec.says}`)}
      autoComplete="off"
      field={form.register(name)}
      required={required}
      dir="ltr"
      autoCapitalize="none"
    />
  );
}
