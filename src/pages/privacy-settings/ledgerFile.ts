import type { LedgerEntry } from '@/api/endpoints/privacy';
import { writeCsv } from '@/features/records/csv/writeCsv';
import type { LedgerWords } from './LedgerTable';

/** The transfers as CSV, one per row. Times are ISO in every language. */
export const ledgerCsv = (
  list: readonly LedgerEntry[],
  columns: readonly string[],
  words: LedgerWords,
): string =>
  writeCsv([
    columns,
    ...list.map((entry) => [
      entry.at,
      entry.recipient.name,
      words.kindOf(entry),
      words.countryOf(entry),
      words.purposeOf(entry),
      entry.jobTitle ?? null,
      words.fieldsOf(entry).join('; '),
      words.documentsOf(entry).join('; '),
    ]),
  ]);
