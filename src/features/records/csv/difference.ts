import type { Message } from '@/errors/normaliser';
import {
  type Field,
  type Item,
  type Resource,
  textOf,
  type Value,
  valueOf,
  type Values,
  valuesOf,
} from '@/features/records/resource';
import { withStored } from '@/features/records/editing/recordForm';
import { sameKey, sameValue } from '@/features/records/sameValue';
import { checkCell } from '@/forms/kinds/checkField';
import { formatList, formatNumber } from '@/i18n/format';
import type { CsvFile, FileRow } from './readCsv';
import { looksLikeFormula, plainText } from './writeCsv';

/** The changes that an import would make. */
export interface Added {
  readonly line: number;
  readonly key: string;
  readonly body: Values;
}
export interface FieldChange {
  readonly field: Field;
  readonly from: Value;
  readonly to: Value;
}
export interface Changed {
  readonly line: number;
  readonly item: Item;
  readonly changes: readonly FieldChange[];
}
interface Problem {
  readonly line: number;
  readonly key: string;
  /** The wrong field; undefined when the whole row is wrong. */
  readonly field?: Field;
  readonly message: Message;
}
export interface Difference {
  readonly added: readonly Added[];
  readonly changed: readonly Changed[];
  readonly unchanged: number;
  readonly problems: readonly Problem[];
}

/** The most line numbers that are listed for the same key. */
const MOST_LINES = 5;

const isNumber = (text: string): boolean => /^[+-]?[\d.,]+$/.test(text.trim());

type Cell = { readonly value: Value | undefined } | { readonly wrong: Message };

/**
 * Validates a cell with the rules of the form. A formula is refused, unless an apostrophe marks it as text.
 */
function readCell(field: Field, raw: string): Cell {
  if (looksLikeFormula(raw) && !(field.kind === 'number' && isNumber(raw))) {
    return { wrong: { key: 'records:import.formula', values: { sign: raw.trim().charAt(0) } } };
  }
  return checkCell(field, plainText(raw));
}

function readRow(row: FileRow, fields: readonly Field[], key: string): Values | readonly Problem[] {
  const name = plainText(row.cells[key] ?? '').trim();
  if (row.wrong !== undefined) return [{ line: row.line, key: name, message: row.wrong }];
  const problems: Problem[] = [];
  const body: Record<string, Value> = {};
  for (const field of fields) {
    const cell = readCell(field, row.cells[field.name] ?? '');
    if ('wrong' in cell) problems.push({ line: row.line, key: name, field, message: cell.wrong });
    // An empty cell leaves the stored value unchanged.
    else if (cell.value !== undefined && !sameValue(cell.value, null)) body[field.name] = cell.value;
  }
  return problems.length > 0 ? problems : body;
}

const isList = (read: Values | readonly Problem[]): read is readonly Problem[] => Array.isArray(read);

/** Compares a file with the records: rows that are new, changed, unchanged or invalid. */
export function differenceOf(
  resource: Pick<Resource, 'fields' | 'key' | 'isFixed' | 'check'>,
  file: CsvFile,
  items: readonly Item[],
): Difference {
  // A resource without a key has no import, so the default is never used.
  const { key = 'id' } = resource;
  const fields = resource.fields.filter(({ name }) => file.columns.includes(name));
  const byKey = new Map(items.map((item) => [sameKey(textOf(item, key)), item]));
  const linesOf = new Map<string, number[]>();
  for (const { line, cells } of file.rows) {
    const id = sameKey(plainText(cells[key] ?? ''));
    if (id !== '') linesOf.set(id, [...(linesOf.get(id) ?? []), line]);
  }

  const added: Added[] = [];
  const changed: Changed[] = [];
  const problems: Problem[] = [];
  let unchanged = 0;
  for (const row of file.rows) {
    const item = byKey.get(sameKey(plainText(row.cells[key] ?? '')));
    const body = readRow(
      row,
      fields.map((field) => withStored(field, item)),
      key,
    );
    if (isList(body)) {
      problems.push(...body);
      continue;
    }
    const name = textOf(body, key);
    const others = linesOf.get(sameKey(name))?.filter((line) => line !== row.line) ?? [];
    const values = item === undefined ? body : { ...valuesOf(resource, item), ...body };
    const wrong = [...(resource.check?.(values, item) ?? [])];
    if (others.length > 0) {
      const lines = formatList(others.slice(0, MOST_LINES).map((line) => formatNumber(line)));
      const message = { key: 'records:import.duplicate', values: { lines } };
      problems.push({ line: row.line, key: name, message });
    } else if (wrong.length > 0) {
      for (const [wrongField, message] of wrong) {
        const field = fields.find((each) => each.name === wrongField);
        problems.push({ line: row.line, key: name, message, ...(field === undefined ? {} : { field }) });
      }
    } else if (item === undefined) added.push({ line: row.line, key: name, body });
    else {
      const changes = fields.flatMap((field): FieldChange[] => {
        const to = body[field.name];
        const from = valueOf(item, field);
        const stays = to === undefined || field.name === key || field.once === true || sameValue(to, from);
        return stays ? [] : [{ field, from, to }];
      });
      if (changes.length === 0) unchanged += 1;
      else if (resource.isFixed?.(item) === true)
        problems.push({ line: row.line, key: name, message: { key: 'records:fixed' } });
      else changed.push({ line: row.line, item, changes });
    }
  }
  return { added, changed, unchanged, problems };
}
