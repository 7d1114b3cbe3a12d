import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { CheckInput } from '@/forms/fields/CheckInput';
import { helpIdOf } from '@/forms/fields/FieldFrame';
import { useMessage } from '@/i18n/useMessage';
import { type ChoicesSpec, chosenIn } from './kind';

/** A box for each value, as one group. */
export function Field({ spec, form, name, frame }: KindFieldProps<ChoicesSpec>) {
  const say = useMessage('records');
  const { field } = useController({ name, control: form.control });
  const chosen = chosenIn(typeof field.value === 'string' ? field.value : '');
  const set = (value: string, on: boolean) =>
    field.onChange([...chosen.filter((one) => one !== value), ...(on ? [value] : [])].join('\n'));
  return (
    <Box
      component="fieldset"
      aria-describedby={helpIdOf(frame.id)}
      sx={{ border: 0, m: 0, mb: 1, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontSize: '0.875rem', fontWeight: 500 }}>
        {frame.label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {spec.options.map(({ value, label }) => (
          <CheckInput
            key={value}
            label={say(label)}
            checked={chosen.includes(value)}
            onChange={(on) => set(value, on)}
            disabled={frame.disabled === true}
          />
        ))}
      </Box>
      <Box id={helpIdOf(frame.id)} sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
        {frame.error}
      </Box>
    </Box>
  );
}
