import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Usage } from '@/api/endpoints/usage';
import { formatList, formatNumber } from '@/i18n/format';
import { colon } from '@/i18n/labelled';
import { BidiText } from '@/ui/text/BidiText';
import { type Item, LABEL_NAMESPACES, type LabelKey } from './resource';

/** Names of the records that a backend may report as depending on a record. */
const HANGING: Readonly<Record<string, LabelKey>> = {
  applications: 'terms:applications',
  conversations: 'terms:conversations',
  documents: 'terms:documents',
  educationLevels: 'terms:educationLevels',
  jobs: 'terms:jobPostings',
  profiles: 'records:profiles',
  tasks: 'terms:tasks',
};

interface ConsequencesProps {
  readonly items: readonly Item[];
  readonly usage: ReadonlyMap<string, Usage>;
  readonly nameOf: (item: Item) => string;
}

const LIST_SX = { m: 0, mt: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' } as const;
const LONGEST = 120;

/** The records that depend on those to be deleted: they are deleted too, or they prevent the deletion. */
export function Consequences({ items, usage, nameOf }: ConsequencesProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  /** Known names are translated; others are shown as the backend sent them. */
  const wordOf = (what: string): string => {
    const key = Object.hasOwn(HANGING, what) ? HANGING[what] : undefined;
    return key === undefined ? what : t(key);
  };
  return items.map((item) => {
    const { blocks, items: hanging } = usage.get(item.id) ?? { blocks: false, items: [] };
    if (hanging.length === 0 && !blocks) return null;
    return (
      <Alert key={item.id} severity={blocks ? 'error' : 'warning'} variant="outlined" sx={{ mt: 2 }}>
        {items.length > 1 && (
          <>
            <BidiText>{nameOf(item).slice(0, LONGEST)}</BidiText>
            {colon()}
          </>
        )}
        {t(blocks ? 'delete.inUse' : 'delete.goesToo')}
        {hanging.length > 0 && (
          <Box component="ul" sx={LIST_SX}>
            {hanging.map(({ what, count, sample }) => (
              <li key={what}>
                {wordOf(what)}
                {colon()}
                {formatNumber(count)}
                {sample.length > 0 && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    (<BidiText>{formatList(sample.map((name) => name.slice(0, LONGEST)))}</BidiText>
                    {count > sample.length && '…'})
                  </Box>
                )}
              </li>
            ))}
          </Box>
        )}
      </Alert>
    );
  });
}
