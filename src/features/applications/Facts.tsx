import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useExperience } from '@/i18n/useExperience';
import { BidiText } from '@/ui/text/BidiText';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A list of names and values, in two columns where there is room. A fact without a value is left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      {filled.map(({ label, value }, at) => (
        <Box
          // A server may send the same name twice, so the name alone is not a unique key.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${label} ${at}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 8fr)' },
            columnGap: 3,
            paddingBlock: 1.25,
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
            breakInside: 'avoid',
          }}
        >
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.7, overflowWrap: 'anywhere' }}
          >
            <bdi>{label}</bdi>
          </Box>
          <Box
            component="dd"
            sx={{
              margin: 0,
              minWidth: 0,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
              // Each line of the value takes its direction from its own text.
              '& > bdi': { unicodeBidi: 'plaintext' },
            }}
          >
            {typeof value === 'string' ? <BidiText>{value}</BidiText> : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * Returns the text for a value that was sent: years in the reader's language, every other value unchanged.
 */
export function useSentValue(): (field: { readonly name: string; readonly value: string }) => string {
  const experienceIn = useExperience();
  return ({ name, value }) => (name === 'experience' ? experienceIn(value) : value);
}
