import { useTranslation } from 'react-i18next';
import { type LedgerEntry, RECIPIENT_KINDS } from '@/api/endpoints/privacy';
import { SENT_FIELDS } from '@/config/jobs';
import { formatNumber, regionName } from '@/i18n/format';

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
      documents.map(({ name, version }) =>
        typeof version === 'number' && version > 1
          ? t('sent.version', { name: `\u2068${name}\u2069`, version: formatNumber(version) })
          : name,
      ),
  };
}
