import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { TextSpec } from './kind';

export function Field({ spec, ...field }: KindFieldProps<TextSpec>) {
  return (
    <TextInput
      {...field}
      autoComplete={spec.autoComplete ?? 'off'}
      {...(spec.type === undefined ? {} : { type: spec.type })}
      {...(spec.ltr === true ? { dir: 'ltr' } : {})}
      {...(spec.inputMode === undefined ? {} : { inputMode: spec.inputMode })}
      {...(spec.autoCapitalize === undefined ? {} : { autoCapitalize: spec.autoCapitalize })}
    />
  );
}
