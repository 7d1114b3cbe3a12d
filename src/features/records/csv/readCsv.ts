import { formatList } from '@/i18n/format';
import type { Message } from '@/errors/normaliser';
import type { Field } from '@/features/records/resource';

/** A row with its line number in the file, and its cells by field name. */
export interface FileRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** The problem of the whole row. */
  readonly wrong?: Message;
}
export interface CsvFile {
  readonly rows: readonly FileRow[];
  /** Names of the fields for which the file has a column. */
  readonly columns: readonly string[];
  /** Columns of the file that match no field. */
  readonly ignored: readonly string[];
}
type ReadCsv = CsvFile | { readonly problem: Message };

export const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_ROWS = 20_000;

const says = (key: string, values: Record<string, string | number> = {}): { problem: Message } => ({
  problem: { key: `records:import.${key}`, values },
});
const plain = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
/** The first line with text. Only this line is searched, because the file may be large. */
function firstLine(text: string): string {
  const at = Math.max(0, text.search(/\S/));
  const begin = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1;
  return /^[^\r\n]*/.exec(text.slice(begin))?.[0] ?? '';
}
const isEmpty = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * Parses a CSV file. Columns are matched by field name or label, in any order and case.
 * @param labels returns the label of a field in the interface language
 * @param others columns that only the export writes; they are ignored without a message
 */
export async function readCsv(
  text: string,
  fields: readonly Field[],
  labels: (field: Field) => string,
  others: readonly string[] = [],
): Promise<ReadCsv> {
  if (text.includes('\u0000') || text.includes('\uFFFD')) return says('notText');
  const { default: Papa } = await import('papaparse');
  // The delimiter is detected in the header line only, because cells may contain all of these characters.
  // Excel's own first line `sep=;` says it.
  const said = /^\uFEFF?sep=([,;\t|])$/i.exec(firstLine(text).trimEnd())?.[1];
  const delimiter =
    said ?? Papa.parse(firstLine(text), { delimitersToGuess: [',', ';', '\t', '|'] }).meta.delimiter;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const first = data.findIndex((row, at) => !isEmpty(row) && !(said !== undefined && at === 0));
  const head = data[first]?.map(plain);
  if (head === undefined) return says('empty');

  const fieldOf = (name: string): Field | undefined =>
    fields.find((field) => name === field.name.toLowerCase() || name === plain(labels(field)));
  const columns = head.map(fieldOf);
  const names = columns.flatMap((field) => (field === undefined ? [] : [field.name]));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return says('columnTwice', { name: twice });
  const missing = fields.filter(({ name, required }) => required === true && !names.includes(name));
  if (missing.length > 0) {
    return says('columnsMissing', {
      missing: formatList(missing.map(({ name }) => name)),
      found: formatList(head.filter((name) => name !== '')).slice(0, 200) || '–',
    });
  }
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: FileRow[] = [];
  for (const [at, row] of data.entries()) {
    if (at <= first || isEmpty(row)) continue;
    const cells: Record<string, string> = {};
    for (const [index, field] of columns.entries())
      if (field !== undefined) cells[field.name] = row[index] ?? '';
    const tooMany = row.slice(head.length).some((cell) => cell.trim() !== '');
    const wrong = broken.has(at) ? says('quotes') : tooMany ? says('tooManyCells') : undefined;
    rows.push({ line: at + 1, cells, ...(wrong === undefined ? {} : { wrong: wrong.problem }) });
  }
  if (rows.length === 0) return says('noRows');
  if (rows.length > MOST_ROWS) return says('tooManyRows', { count: rows.length, most: MOST_ROWS });
  const notSpokenOf = new Set(['id', ...others.map(plain)]);
  const ignored = head.filter(
    (name, at) => columns[at] === undefined && name !== '' && !notSpokenOf.has(name),
  );
  return { rows, columns: names, ignored };
}
