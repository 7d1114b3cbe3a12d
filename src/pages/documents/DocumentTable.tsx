import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { DocumentRow, type RowActions } from './DocumentRow';

const TABLE_SX = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: 1,
    paddingInline: 0,
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: 2 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.875rem' },
  '& thead th:first-of-type': { width: '28%' },
  '& thead th:nth-of-type(3)': { width: '10%' },
  '& tbody': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& tbody tr:last-of-type td': { paddingBlockStart: 0 },
} as const;

/** On a phone each document is a card, every fact beside its name. */
const NARROW_SX = {
  '@media (max-width: 899.95px)': {
    '&, & tbody, & tr, & :is(th, td)': { display: 'block' },
    '& thead': visuallyHiddenSx,
    '& tbody': { paddingBlock: 1.5 },
    '& :is(th, td)': { paddingBlock: 0.25 },
    '& td[data-label]': { display: 'grid', gridTemplateColumns: '4.5em minmax(0, 1fr)', columnGap: 1 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      fontSize: '0.875rem',
      gridRow: '1 / span 9',
    },
    '& td[data-label] > *': { gridColumn: 2 },
  },
} as const;

interface DocumentTableProps {
  readonly list: readonly StoredDocument[];
  readonly actions: RowActions;
}

/** The stored documents, one under the other. */
export function DocumentTable({ list, actions }: DocumentTableProps) {
  const { t } = useTranslation('documents');
  const columns = [t('sortBy.name'), t('type'), t('sortBy.size'), t('dates'), t('checkState')];
  return (
    <Box component="table" aria-label={t('stored')} sx={[TABLE_SX, NARROW_SX]}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {list.map((each) => (
        <DocumentRow key={each.id} document={each} actions={actions} />
      ))}
    </Box>
  );
}
