import Box from '@mui/material/Box';
import type { Ref } from 'react';

interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

interface FigureRowProps {
  readonly figures: readonly Figure[];
  readonly ref?: Ref<HTMLDListElement>;
}

/** Lines between the figures and below them, none above. Two figures per row on a phone, four from md. */
const ROW_SX = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '& > div': {
    // The labels of a row stand on one line, also where a figure needs two lines.
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    py: { xs: 3, md: 4 },
    paddingInlineEnd: 2,
    borderStyle: 'solid',
    borderWidth: 0,
    borderColor: 'divider',
  },
  '& > div + div': { paddingInlineStart: { md: 3 }, borderInlineStartWidth: { md: 1 } },
  '& > div:nth-of-type(even)': { paddingInlineStart: { xs: 2, md: 3 }, borderInlineStartWidth: { xs: 1 } },
  '& > div:nth-of-type(n + 3)': { borderBlockStartWidth: { xs: 1, md: 0 } },
  '& dt': { gridRow: 2, mt: 1, fontWeight: 600 },
  '& dd': { m: 0 },
  // A long word in large text is broken rather than wider than its column.
  '& dt, & dd': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& .value': {
    gridRow: 1,
    alignSelf: 'end',
    typography: 'h2',
    fontWeight: 700,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
  // Avoids a last line with a single character in a narrow column, which happens most in Chinese.
  '& .note': { gridRow: 3, fontSize: '0.875rem', color: 'text.secondary', textWrap: 'balance' },
} as const;

/** A row of figures, each with its label below it. */
export function FigureRow({ figures, ref }: FigureRowProps) {
  return (
    <Box component="dl" ref={ref} sx={ROW_SX}>
      {figures.map(({ id, value, label, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="value">
            <bdi>{value}</bdi>
          </dd>
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </Box>
  );
}
