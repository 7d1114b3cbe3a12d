import Box from '@mui/material/Box';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { TextSpec } from './kind';

/** The direction of a name follows its own script: 'Ph.D.' is left to right in a Persian form too. */
const OWN_ORDER = { '& input': { unicodeBidi: 'plaintext' } } as const;

export function Field({ spec, ...field }: KindFieldProps<TextSpec>) {
  const input = (
    <TextInput
      {...field}
      autoComplete={spec.autoComplete ?? 'off'}
      {...(spec.ltr === true ? { dir: 'ltr' } : {})}
      {...(spec.inputMode === undefined ? {} : { inputMode: spec.inputMode })}
      {...(spec.autoCapitalize === undefined ? {} : { autoCapitalize: spec.autoCapitalize })}
    />
  );
  return spec.ltr === true ? input : <Box sx={OWN_ORDER}>{input}</Box>;
}
