import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldsetProps {
  readonly legend: string;
  readonly describedBy?: string | undefined;
  /** For a group that is one choice; by default a group of inputs. */
  readonly role?: 'radiogroup' | undefined;
  readonly children: ReactNode;
}

/** Inputs that answer one question together, with the question as legend. */
export function Fieldset({ legend, describedBy, role, children }: FieldsetProps) {
  return (
    <Box
      component="fieldset"
      role={role}
      aria-describedby={describedBy}
      sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}
    >
      <Box
        component="legend"
        sx={{
          padding: 0,
          mb: 0.5,
          fontSize: '1rem',
          fontWeight: 600,
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
          textWrap: 'balance',
        }}
      >
        {legend}
      </Box>
      {children}
    </Box>
  );
}
