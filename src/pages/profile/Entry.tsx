import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

const ENTRY_SX = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  paddingBlock: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
} as const;

interface EntryProps {
  readonly title: string;
  /** One line each; empty ones are left out. */
  readonly lines: readonly ReactNode[];
  /** Names of the members that are missing. */
  readonly missing: readonly string[];
  readonly children?: ReactNode;
}

/** A job, an education or a test of the profile with all its facts. */
export function Entry({ title, lines, missing, children }: EntryProps) {
  const { t } = useTranslation('sections');
  const id = useId();
  return (
    <Box component="article" aria-labelledby={id} sx={ENTRY_SX}>
      <Box component="h3" id={id} sx={{ typography: 'subtitle1', fontWeight: 600, m: 0 }}>
        <BidiText>{title}</BidiText>
      </Box>
      {lines.map((line, at) =>
        line === null || line === undefined || line === '' || line === false ? null : (
          // The lines of an entry never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Box key={at} sx={{ color: 'text.secondary' }}>
            {line}
          </Box>
        ),
      )}
      {children}
      {missing.length > 0 && <div>{t('stillMissing', { list: formatList(missing) })}</div>}
    </Box>
  );
}

/** Short facts side by side. */
export function Facts({ facts }: { readonly facts: readonly (string | false | null | undefined)[] }) {
  return <span className="vt-facts">{facts.filter(Boolean).join(SEPARATOR)}</span>;
}
