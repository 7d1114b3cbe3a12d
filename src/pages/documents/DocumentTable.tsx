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
  // The mirrored styles make 'left' 'right'. With 'start' a Latin file name would begin at the other side.
  '& :is(th, td)': { textAlign: 'left', padding: 0, overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.875rem' },
  '& tbody': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600 },
  '& .actions': { display: 'flex', flexWrap: 'wrap' },
} as const;

/** On wide screens each document is one line; text that does not fit in two small lines is a tooltip. */
const WIDE_SX = {
  '@media (min-width: 1024px)': {
    '& :is(th, td)': { paddingBlock: 1, verticalAlign: 'middle' },
    '& :is(th, td):not(:last-child)': { paddingInlineEnd: 2 },
    '& thead th:first-of-type': { width: '20%' },
    '& thead th:nth-of-type(2)': { width: '13%' },
    '& thead th:nth-of-type(3)': { width: '6.5rem' },
    '& thead th:nth-of-type(4)': { width: '19%' },
    '& thead th:last-of-type': { width: 264 },
    '& tbody :is(th, td)': { fontSize: '0.875rem', lineHeight: 1.4 },
    '& tbody tr + tr td': { paddingBlockStart: 0 },
    '& tbody th > *, & td[data-label] > *': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    },
    // In a right-to-left page the browser puts the ellipsis of Latin text outside its line.
    '& tbody th > *': { paddingInlineEnd: '1em', marginInlineEnd: '-1em' },
    '& td[data-label] > * > div': { display: 'inline' },
    '& td[data-label] > * > div + div::before': { content: '" · "' },
    '& .actions > button': { minWidth: 44, width: 44, height: 44, padding: 0 },
    '& .word': { display: 'none' },
  },
} as const;

/** On narrow screens each document is a card with a label beside each fact. */
const NARROW_SX = {
  '@media (max-width: 1023.95px)': {
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
    // The buttons have borders in forced colours only.
    '& .actions': { marginInlineStart: -1.5, '@media (forced-colors: active)': { gap: 1 } },
    '& .actions svg': { display: 'none' },
  },
} as const;

interface DocumentTableProps {
  readonly list: readonly StoredDocument[];
  readonly actions: RowActions;
}

/** The table of stored documents. */
export function DocumentTable({ list, actions }: DocumentTableProps) {
  const { t } = useTranslation(['documents', 'words', 'fields', 'terms']);
  const columns = [
    t('words:name'),
    t('fields:type'),
    t('size'),
    t('dates'),
    t('fields:state'),
    t('words:actions'),
  ];
  return (
    <Box component="table" aria-label={t('terms:yourDocuments')} sx={[TABLE_SX, WIDE_SX, NARROW_SX]}>
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
