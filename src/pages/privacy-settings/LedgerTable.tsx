import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { type LedgerEntry, RECIPIENT_KINDS } from '@/api/endpoints/privacy';
import { areaIsOn } from '@/config/areas';
import { SENT_FIELDS } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { formatDate, formatList, formatNumber, regionName } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { fullName, useWho } from '@/layout/useWho';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { useMinute } from '@/ui/useNow';
import { SEPARATOR } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';
import { isolated } from '@/i18n/isolated';

/** The fields that have a name in the texts; others are shown as they were sent. */
const FIELDS = [...SENT_FIELDS, 'answers', 'coverLetter'] as const;

/** Functions for the texts of an entry. Values without a text of ours stay as the backend sent them. */
export interface LedgerWords {
  readonly kindOf: (entry: LedgerEntry) => string;
  readonly countryOf: (entry: LedgerEntry) => string | null;
  readonly purposeOf: (entry: LedgerEntry) => string;
  readonly fieldsOf: (entry: LedgerEntry) => readonly string[];
  readonly documentsOf: (entry: LedgerEntry) => readonly string[];
}

export function useLedgerWords(): LedgerWords {
  const { t } = useTranslation(['privacy', 'fields', 'terms']);
  return {
    kindOf: ({ recipient }) => {
      const kind = RECIPIENT_KINDS.find((each) => each === recipient.kind);
      return kind === undefined ? recipient.kind : t(`sent.kinds.${kind}`);
    },
    countryOf: ({ recipient: { countryCode } }) => {
      if (typeof countryCode !== 'string' || countryCode === '') return null;
      return /^[a-z]{2}$/i.test(countryCode) ? regionName(countryCode.toUpperCase()) : countryCode;
    },
    purposeOf: ({ purpose }) => (purpose === 'application' ? t('terms:application') : purpose),
    fieldsOf: ({ fields }) =>
      fields.map((name) => {
        const field = FIELDS.find((each) => each === name);
        return field === undefined ? name : t(`fields:${field}`);
      }),
    documentsOf: ({ documents }) =>
      documents.map(({ name: stored, version }) => {
        const name = withoutControls(stored);
        return typeof version === 'number' && version > 1
          ? t('sent.version', { name: isolated(name), version: formatNumber(version) })
          : name;
      }),
  };
}

/** The columns of the file, in its order. */
export const COLUMNS = [
  'at',
  'recipient',
  'kind',
  'country',
  'purpose',
  'job',
  'fields',
  'documents',
] as const;
export const COLUMN_NAMES = {
  at: 'privacy:sent.columns.at',
  recipient: 'privacy:sent.columns.recipient',
  kind: 'privacy:sent.columns.kind',
  country: 'fields:country',
  purpose: 'privacy:sent.columns.purpose',
  job: 'fields:job',
  fields: 'privacy:sent.columns.fields',
  documents: 'terms:documents',
} as const satisfies Readonly<Record<(typeof COLUMNS)[number], TextKey>>;
/** The columns on the screen. */
const SHOWN = ['at', 'recipient', 'purpose', 'fields', 'documents'] as const;

const TABLE_SX = {
  width: '100%',
  borderCollapse: 'collapse',
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '& :is(th, td):not(:last-child)': { paddingInlineEnd: 2 },
  '& tr': { borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& tbody tr:last-of-type': { borderBlockEnd: 0 },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: 1.25,
    overflowWrap: 'break-word',
  },
  // Names in a cell may break anywhere, but words of the kind and the purpose may not.
  '& td:nth-of-type(2), & td:nth-of-type(3)': { minWidth: 140 },
  '& .later': { display: 'none' },
  '@media print': { '& tr.later': { display: 'table-row' } },
} as const;

/** On a phone each transfer is a card, with each fact below its name. */
const NARROW_SX = {
  '@media screen and (max-width: 899.95px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHiddenSx,
    '& tr': { paddingBlock: 1.5 },
    '& tbody tr:first-of-type': { paddingBlockStart: 0 },
    '& td': { paddingBlock: 0.5 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.8125rem',
    },
  },
} as const;

interface LedgerTableProps {
  readonly list: readonly LedgerEntry[];
  /** The number of rows on the screen; printing shows all. */
  readonly shown: number;
}

export function LedgerTable({ list, shown }: LedgerTableProps) {
  const { t } = useTranslation(['privacy', 'terms', 'fields']);
  const words = useLedgerWords();
  const { user } = useWho();
  const now = useMinute();
  return (
    <>
      <Box component="p" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {user !== null && fullName(user)}
        {SEPARATOR}
        {formatDate(now)}
      </Box>
      <Box component="table" aria-label={t('nav.sent')} sx={[TABLE_SX, NARROW_SX]}>
        <thead>
          <tr>
            {SHOWN.map((column) => (
              <th key={column} scope="col">
                {t(COLUMN_NAMES[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((entry, index) => (
            <Row key={entry.id} entry={entry} words={words} later={index >= shown} />
          ))}
        </tbody>
      </Box>
    </>
  );
}

interface RowProps {
  readonly entry: LedgerEntry;
  readonly words: LedgerWords;
  readonly later: boolean;
}

function Row({ entry, words, later }: RowProps) {
  const { t } = useTranslation(['privacy', 'terms', 'fields']);
  const country = words.countryOf(entry);
  return (
    <tr className={later ? 'later' : undefined}>
      <td data-label={t('sent.columns.at')}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatDate(entry.at)}
        </Box>
      </td>
      <td data-label={t('sent.columns.recipient')}>
        <BidiText>{entry.recipient.name}</BidiText>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[words.kindOf(entry), ...(country === null ? [] : [country])].join(SEPARATOR)}
        </Box>
      </td>
      <td data-label={t('sent.columns.purpose')}>
        {words.purposeOf(entry)}
        <ForJob entry={entry} />
      </td>
      <td data-label={t('sent.columns.fields')}>{formatList(words.fieldsOf(entry), undefined, 'narrow')}</td>
      <td data-label={t('terms:documents')}>
        {words.documentsOf(entry).length === 0
          ? t('sent.none')
          : words.documentsOf(entry).map((name) => (
              <div key={name}>
                <BidiText>{name}</BidiText>
              </div>
            ))}
      </td>
    </tr>
  );
}

/** The job that the person applied for, with a link to the application. */
function ForJob({ entry: { jobTitle, applicationId } }: { readonly entry: LedgerEntry }) {
  if (typeof jobTitle !== 'string' || jobTitle === '') return null;
  const title = <BidiText>{jobTitle}</BidiText>;
  return (
    <div>
      {applicationId !== null && areaIsOn('applications') ? (
        <Link component={AppLink} to={pathOf('application', { id: applicationId })}>
          {title}
        </Link>
      ) : (
        title
      )}
    </div>
  );
}
