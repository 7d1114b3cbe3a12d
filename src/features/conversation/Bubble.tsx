import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BubbleProps {
  /** True for a message of the reader's own side: it stands at the end of the line. */
  readonly isOwn: boolean;
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
}

/** One message: author and time, the text, and its state. */
export const Bubble = ({ isOwn, head, foot, children, id }: BubbleProps) => (
  <Box
    component="article"
    id={id}
    sx={{
      alignSelf: isOwn ? 'end' : 'start',
      justifySelf: isOwn ? 'end' : 'start',
      width: 'fit-content',
      maxWidth: 'min(100%, 40rem)',
      minWidth: 0,
      padding: 1.5,
      borderRadius: 1,
      border: '1px solid',
      borderColor: isOwn ? 'primary.main' : 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 0.5, overflowWrap: 'anywhere' }}>
      {head}
    </Box>
    {children}
    {foot !== undefined && <Box sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.875rem' }}>{foot}</Box>}
  </Box>
);
