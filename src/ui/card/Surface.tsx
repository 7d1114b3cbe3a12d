import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

interface SurfaceProps {
  children: ReactNode;
  component?: ElementType;
  /** Id of the heading that names the surface, if it is a section. */
  labelledBy?: string;
  padding?: 'none' | 'normal' | 'roomy';
}

/** A card: a surface with a border and no shadow (docs/look.md#type-space-shape). */
export function Surface({ children, component = 'div', labelledBy, padding = 'normal' }: SurfaceProps) {
  return (
    <Box
      component={component}
      aria-labelledby={labelledBy}
      sx={{
        minWidth: 0,
        padding: padding === 'none' ? 0 : padding === 'roomy' ? { xs: 3, sm: 4 } : { xs: 2, sm: 3 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}
