import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface JobSectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a job's page with its heading. */
export function JobSection({ title, className, children }: JobSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} className={className} sx={{ mt: 4 }}>
      <Box component="h2" id={id} sx={{ typography: 'h5', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface FactListProps {
  /** Names and values; a fact without a value is left out. */
  readonly facts: readonly (readonly [string, string | null | undefined])[];
  /** True: each fact is a line with its value at the end. False: the facts are side by side. */
  readonly inLines?: boolean;
}

const LINES_SX = {
  mt: 2,
  mb: 0,
  mx: 0,
  maxWidth: '32rem',
  display: 'grid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    columnGap: 2,
    alignItems: 'baseline',
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
const TILES_SX = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
} as const;
const WORDS_SX = {
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** Facts of a job, each with its name. */
export function FactList({ facts, inLines = false }: FactListProps) {
  return (
    <Box component="dl" sx={{ ...(inLines ? LINES_SX : TILES_SX), ...WORDS_SX }}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </Box>
  );
}
