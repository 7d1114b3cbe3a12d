import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { KindFieldProps } from '@/forms/kinds/kind';
import type { SwitchSpec } from './kind';

export function Field({ value, onChange, onBlur, inputRef, ...frame }: KindFieldProps<SwitchSpec, boolean>) {
  return (
    <FormControlLabel
      sx={{ mb: 1, marginInlineStart: -0.5, columnGap: 0.5 }}
      control={
        <Switch
          checked={value}
          onChange={(_event, on) => onChange(on)}
          onBlur={onBlur}
          disabled={frame.disabled === true}
          slotProps={{ input: { ref: inputRef } }}
        />
      }
      label={frame.label}
    />
  );
}
