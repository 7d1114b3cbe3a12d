import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/forms/kinds/kind';
import type { SwitchSpec } from './kind';

export function Field({ form, name, frame }: KindFieldProps<SwitchSpec>) {
  const { field } = useController({ name, control: form.control });
  return (
    <FormControlLabel
      sx={{ mb: 1, marginInlineStart: -0.5, columnGap: 0.5 }}
      control={
        <Switch
          checked={field.value === true}
          onChange={(_event, on) => field.onChange(on)}
          onBlur={field.onBlur}
          disabled={frame.disabled === true}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label={frame.label}
    />
  );
}
