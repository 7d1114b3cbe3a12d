import { todayInUtc } from '@/eligibility/calendar';
import { kindOf } from '@/forms/kinds/kinds';
import { columnsOf } from '@/features/records/columns';
import { type Field, type Item, type Resource, valueOf } from '@/features/records/resource';
import { saveFile } from '@/ui/saveBlob';
import { writeCsv } from './writeCsv';

type Named = Pick<Field, 'name' | 'kind'>;
type Columns = Pick<Resource, 'fields' | 'columns'>;

/** Columns that cannot be edited, such as dates and counts. The import ignores them. */
export const readOnlyColumns = ({ fields, columns }: Columns) =>
  columnsOf({ fields, columns }).filter(({ name }) => fields.every((field) => field.name !== name));

function cellOf(item: Item, column: Named) {
  const value = valueOf(item, column);
  return value === null ? null : kindOf(column.kind).write(value);
}

function csvOf(resource: Resource, items: readonly Item[]): string {
  const columns: readonly Named[] = [...resource.fields, ...readOnlyColumns(resource)];
  const rows = items.map((item) => columns.map((column) => cellOf(item, column)));
  return writeCsv([columns.map(({ name }) => name), ...rows]);
}

/** Downloads records as a CSV file, named after the resource and the date. */
export function exportCsv(resource: Resource, items: readonly Item[]): void {
  const slug = resource.route
    .replace(/^admin/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  saveFile(`${slug}-${todayInUtc()}.csv`, csvOf(resource, items));
}
