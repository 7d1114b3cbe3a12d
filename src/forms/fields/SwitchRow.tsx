import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { lineWidth } from '@/ui/text/lineWidth';

interface SwitchRowProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  /** Rendered below the row, outside the label. */
  readonly children?: ReactNode;
}

/** A switch at the end of its row. The whole row is its label, the hint its description. */
export function SwitchRow({ label, hint, checked, disabled = false, onChange, children }: SwitchRowProps) {
  const id = useId();
  return (
    <Box
      sx={{
        '& + &': { borderBlockStart: '1px solid var(--vt-border)' },
        '&:last-of-type > label:last-child': { paddingBlockEnd: 0 },
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingBlock: 1.5,
          cursor: disabled ? 'default' : 'pointer',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box id={`${id}-label`} sx={{ typography: 'subtitle1', lineHeight: 1.5 }}>
            {label}
          </Box>
          <Box
            id={`${id}-hint`}
            sx={{ typography: 'body2', color: 'text.secondary', maxWidth: lineWidth(60), textWrap: 'pretty' }}
          >
            {hint}
          </Box>
        </Box>
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(_event, on) => onChange(on)}
          sx={{ flexShrink: 0 }}
          slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` } }}
        />
      </Box>
      {children}
    </Box>
  );
}
