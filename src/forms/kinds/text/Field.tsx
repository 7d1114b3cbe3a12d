import Box from '@mui/material/Box';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextInput } from '@/forms/fields/TextInput';
import type { TextSpec } from './kind';

/** Names keep the order of their own script: 'Ph.D.' in Persian too. */
const OWN_ORDER = { '& input': { unicodeBidi: 'plaintext' } } as const;

export function Field({ spec, form, name, required, frame }: KindFieldProps<TextSpec>) {
  const input = (
    <TextInput
      {...frame}
      autoComplete="off"
      field={form.register(name)}
      required={required}
      {...(spec.ltr === true ? { dir: 'ltr' } : {})}
    />
  );
  return spec.ltr === true ? input : <Box sx={OWN_ORDER}>{input}</Box>;
}
