import Box from '@mui/material/Box';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { CheckInput } from '@/forms/fields/CheckInput';
import { helpIdOf } from '@/forms/fields/FieldFrame';
import { useMessage } from '@/i18n/useMessage';
import { type ChoicesSpec, chosenIn } from './kind';

/** A group of checkboxes, one for each value. */
export function Field({
  spec,
  id,
  label,
  error,
  disabled,
  value: typed,
  onChange,
}: KindFieldProps<ChoicesSpec>) {
  const say = useMessage('records');
  const chosen = chosenIn(typed);
  const set = (value: string, on: boolean) =>
    onChange([...chosen.filter((one) => one !== value), ...(on ? [value] : [])].join('\n'));
  return (
    <Box
      component="fieldset"
      aria-describedby={helpIdOf(id)}
      sx={{ border: 0, m: 0, mb: 1, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontSize: '0.875rem', fontWeight: 500 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {spec.options.map(({ value, label: name }) => (
          <CheckInput
            key={value}
            label={say(name)}
            checked={chosen.includes(value)}
            onChange={(on) => set(value, on)}
            disabled={disabled === true}
          />
        ))}
      </Box>
      <Box id={helpIdOf(id)} sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
        {error}
      </Box>
    </Box>
  );
}
