import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface CheckInputProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no in one box; several of them stand in a fieldset. */
export function CheckInput({ label, checked, onChange }: CheckInputProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox checked={checked} onChange={(_event, on) => onChange(on)} sx={{ padding: '10px' }} />
      }
      label={label}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        marginInline: '-10px 0',
        '& > span:last-of-type': { paddingBlock: '10px' },
      }}
    />
  );
}
