import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { lineWidth } from '@/ui/text/lineWidth';

interface EmptyStateProps {
  title: string;
  /** What will be shown here, and how to begin. */
  text?: ReactNode;
  action?: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** Leaves out the drawing, for a page that already has one. */
  plain?: boolean;
}

/** Shown when there is no data yet: says what will be here, and offers the first step. */
export function EmptyState({ title, text, action, level = 2, plain = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        paddingBlock: plain ? 3 : { xs: 4, sm: 6 },
        paddingInline: 2,
      }}
    >
      {!plain && (
        <Box sx={{ width: 200, maxWidth: '100%' }}>
          <RoutesDrawing variant="empty" />
        </Box>
      )}
      <Box component={`h${level}`} sx={{ typography: 'h5', margin: 0, textWrap: 'balance' }}>
        {title}
      </Box>
      {text !== undefined && (
        <Box sx={{ maxWidth: lineWidth(52), color: 'text.secondary', textWrap: 'balance' }}>{text}</Box>
      )}
      {action !== undefined && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginBlockStart: 1 }}
        >
          {action}
        </Box>
      )}
    </Box>
  );
}
