import { type Item, type Resource, valueOf } from '@/features/records/resource';
import { writeCsv } from './writeCsv';

const DATES = ['created', 'lastModified'] as const;

/** The columns of the file: every field, then the dates. The import reads the fields and passes over the dates. */
export const fileColumns = ({ fields }: Pick<Resource, 'fields'>): readonly string[] =>
  fields.map(({ name }) => name);

export function csvOf(resource: Resource, items: readonly Item[]): string {
  const columns = [...fileColumns(resource), ...DATES];
  return writeCsv([columns, ...items.map((item) => columns.map((name) => valueOf(item, name)))]);
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Saves records as a file, named after the resource and the day. */
export function exportCsv(resource: Resource, items: readonly Item[]): void {
  const slug = resource.route
    .replace(/^admin/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  saveFile(`${slug}-${today()}.csv`, csvOf(resource, items));
}
