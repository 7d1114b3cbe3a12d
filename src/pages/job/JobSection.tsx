import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { languageTag, paragraphsOf } from '@/features/jobs/ownWords';
import { lineWidth } from '@/ui/text/lineWidth';

interface JobSectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const SECTION_SX = { mt: 4, '& p': { maxWidth: lineWidth(68) } } as const;

/** A section of a job's page with its heading. */
export function JobSection({ title, className, children }: JobSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} className={className} sx={SECTION_SX}>
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

/** The layout of a job's page, shared by the job and its placeholder. */
export const PHONE = '@media (max-width: 599.95px) and (min-height: 480px)';
const WIDE = '@media screen and (min-width: 1024px)';
/** The key facts are sticky only where the window is tall enough for all of them. */
const STAYS = '@media screen and (min-width: 1024px) and (min-height: 44rem)';

/** One column. On wide screens two: the text, and the key facts at its end. */
export const JOB_SX = {
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: { xs: 3, md: 5 },
  '& > *': { minWidth: 0 },
  // Keeps the focused element clear of the button at the bottom edge of a phone.
  [PHONE]: { '& :focus-visible': { scrollMarginBlockEnd: '88px' } },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    columnGap: { lg: 4, xl: 6 },
    '& > header': { gridColumn: 1, gridRow: 1 },
  },
} as const;

/** On a phone this box has `display: contents`, so that 'Apply' stays visible along the whole job. */
export const FACTS_SX = {
  display: 'contents',
  [WIDE]: {
    display: 'block',
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    padding: 3,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  [STAYS]: {
    position: 'sticky',
    insetBlockStart: '80px',
    maxHeight: 'calc(100vh - 96px)',
    overflowY: 'auto',
  },
} as const;

export const TEXT_SX = { '& > *': { minWidth: 0 }, [WIDE]: { gridColumn: 1, gridRow: 2 } } as const;

interface OwnProps {
  /** BCP 47 language tag. */
  readonly language: string | null | undefined;
}

export const PARAGRAPHS_SX = {
  overflowWrap: 'anywhere',
  '& p': { m: 0, whiteSpace: 'pre-line' },
  '& p + p': { mt: 1.5 },
} as const;

/** The employer's text, split into paragraphs at blank lines. */
export function Paragraphs({ text, language }: OwnProps & { readonly text: string }) {
  return (
    <Box lang={languageTag(language)} sx={PARAGRAPHS_SX}>
      {paragraphsOf(text).map((paragraph, at) => (
        // Two paragraphs may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} dir="auto">
          {paragraph}
        </p>
      ))}
    </Box>
  );
}

export function Lines({ items, language }: OwnProps & { readonly items: readonly string[] }) {
  return (
    <Box
      component="ul"
      dir="auto"
      lang={languageTag(language)}
      sx={{
        m: 0,
        maxWidth: lineWidth(68),
        paddingInlineStart: '1.25em',
        display: 'grid',
        gap: 0.5,
        overflowWrap: 'anywhere',
        // A line of the other direction has its bullet on the other side, where the list has no padding for
        // it.
        '&:dir(ltr) > li:dir(rtl), &:dir(rtl) > li:dir(ltr)': { marginInlineStart: '1.25em' },
      }}
    >
      {items.map((item, at) => (
        // Two lines may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} dir="auto">
          {item}
        </li>
      ))}
    </Box>
  );
}
