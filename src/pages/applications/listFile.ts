import type { Application } from '@/api/endpoints/applications';
import { writeCsv } from '@/features/records/csv/writeCsv';

/** Functions for the texts of the file in the interface language. */
interface FileWords {
  readonly columns: readonly string[];
  readonly nameOf: (status: string) => string;
  readonly reasonOf: (application: Application) => string;
}

const day = (iso: string | null | undefined): string | null => iso?.slice(0, 10) ?? null;

/** Applications as CSV, one per row. Dates are ISO in every language. */
export const applicationsCsv = (list: readonly Application[], words: FileWords): string =>
  writeCsv([
    words.columns,
    ...list.map((each) => [
      each.reference ?? null,
      each.jobTitle,
      each.company,
      each.location ?? null,
      words.nameOf(each.status),
      day(each.submittedAt),
      day(each.updatedAt),
      words.reasonOf(each),
      (each.timeline ?? [])
        .map(({ at, status }) => `${day(at) ?? ''} ${words.nameOf(status)}`.trim())
        .join('; '),
    ]),
  ]);
