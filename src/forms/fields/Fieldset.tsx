import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldsetProps {
  readonly legend: string;
  readonly describedBy?: string | undefined;
  /** A group of nothing but one choice; a group of fields if not given. */
  readonly role?: 'radiogroup' | undefined;
  readonly children: ReactNode;
}

/** Fields that answer one question together, named by it. */
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
