import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface QuestionProps {
  readonly question: string;
  readonly children: ReactNode;
}

/** A question that expands to its answer. It uses `details`, so it works before any script runs. */
export function Question({ question, children }: QuestionProps) {
  return (
    <Box
      component="details"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderBlockStart: 'none' },
        '& > summary': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 56,
          paddingBlock: 1,
          fontWeight: 600,
          textWrap: 'balance',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { color: 'primary.main' },
        },
        /* A plus that becomes a minus: unlike an arrow it looks the same in both directions. */
        '& .sign': { position: 'relative', flexShrink: 0, width: 14, height: 14, color: 'primary.main' },
        '& .sign::before, & .sign::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 6,
          borderBlockStart: '2px solid currentColor',
          '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 160ms ease-out' },
        },
        '& .sign::after': { transform: 'rotate(90deg)' },
        '&[open] .sign::after': { transform: 'none' },
        '& > .answer': { paddingBlockEnd: 3, paddingInlineEnd: 4, color: 'text.secondary' },
        '& > .answer p': { m: 0, mb: 1 },
      }}
    >
      <summary>
        <span>{question}</span>
        <span className="sign" aria-hidden="true" />
      </summary>
      <div className="answer">{children}</div>
    </Box>
  );
}
