import Box from '@mui/material/Box';
import { languageTag, paragraphsOf } from '@/features/jobs/ownWords';

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
