import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface LabelledProps {
  /** Id of the input element. */
  readonly id: string;
  readonly label: string;
  readonly where?: 'above' | 'before';
  readonly children: ReactNode;
}

export const LABEL_SX = { display: 'block', mb: 0.5, fontSize: '0.875rem', fontWeight: 500 } as const;
const BEFORE_SX = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' } as const;

/** An input element with a visible label. */
export function Labelled({ id, label, where = 'above', children }: LabelledProps) {
  if (where === 'before') {
    return (
      <Box sx={BEFORE_SX}>
        <label htmlFor={id}>{label}</label>
        {children}
      </Box>
    );
  }
  return (
    <div>
      <Box component="label" htmlFor={id} sx={LABEL_SX}>
        {label}
      </Box>
      {children}
    </div>
  );
}
