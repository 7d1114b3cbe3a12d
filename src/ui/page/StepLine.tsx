import Box from '@mui/material/Box';
import { lineWidth } from '@/ui/text/lineWidth';

/**
 * Styles of stops on a line: a ring for each stop, a filled one for the last, and the line to the next.
 * @param size diameter of a stop, in px.
 */
export const stopLine = (size: number) =>
  ({
    stop: {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      insetInlineStart: 0,
      width: size,
      height: size,
      borderRadius: '50%',
      border: '3px solid',
      borderColor: 'primary.main',
    },
    lastStop: { bgcolor: 'primary.main' },
    line: {
      content: '""',
      position: 'absolute',
      insetInlineStart: size / 2 - 1,
      borderInlineStart: '2px solid',
      borderColor: 'primary.main',
      opacity: 0.5,
    },
  }) as const;

export interface Stop {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** How long it usually takes to reach this step. */
  readonly time?: string;
}

const STOP = 14;
/** Between the columns, in px. */
const GAP = 32;
const SPACE_BESIDE_STOP = 6;
const CENTRE = 57;
const { stop, lastStop, line } = stopLine(STOP);

/**
 * Wide screens: columns with an arc from stop to stop. Narrow screens: one column with a line at its start.
 */
const LINE_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: { xs: 'block', md: 'grid' },
  columnGap: `${GAP}px`,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': {
    position: 'relative',
    paddingInlineStart: { xs: 5, md: 0 },
    paddingBlockStart: { md: 10 },
    paddingBlockEnd: { xs: 4, md: 0 },
  },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li::before': { ...stop, insetBlockStart: { xs: 8, md: CENTRE - STOP / 2 } },
  '& > li:last-of-type::before': lastStop,
  '& > li:not(:last-of-type)::after': {
    ...line,
    display: { md: 'none' },
    insetBlockStart: 8 + STOP + SPACE_BESIDE_STOP,
    insetBlockEnd: -8 + SPACE_BESIDE_STOP,
  },
  '& svg': {
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    insetInlineStart: STOP + SPACE_BESIDE_STOP,
    insetBlockStart: 0,
    width: `calc(100% + ${GAP - STOP - 2 * SPACE_BESIDE_STOP}px)`,
    height: CENTRE,
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    color: 'primary.main',
    opacity: 0.5,
  },
  '& h3': { m: 0, typography: 'h5' },
  '& p': { m: 0, mt: 1, color: 'text.secondary', maxWidth: lineWidth(40) },
  '& p.time': { color: 'text.primary', fontWeight: 600, fontSize: '0.875rem' },
} as const;

/** Steps along a line, in order. */
export function StepLine({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <Box component="ol" sx={LINE_SX}>
      {stops.map((each, index) => (
        <li key={each.id}>
          {index < stops.length - 1 && (
            <svg aria-hidden="true" viewBox={`0 0 100 ${CENTRE}`} preserveAspectRatio="none">
              <path d={`M0 ${CENTRE - 4}C28 6 72 6 100 ${CENTRE - 4}`} vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          <h3>{each.name}</h3>
          <p>{each.text}</p>
          {each.time !== undefined && <p className="time">{each.time}</p>}
        </li>
      ))}
    </Box>
  );
}
