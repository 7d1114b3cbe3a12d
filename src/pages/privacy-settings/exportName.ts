/** File name extensions by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/zip': 'zip',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
};

/**
 * The name of the file with all data of a person.
 * @param type media type of the file, with or without parameters
 * @param day YYYY-MM-DD
 */
export function exportName(type: string, day: string): string {
  const [media = ''] = type.toLowerCase().split(';');
  const ending = Object.hasOwn(ENDINGS, media.trim()) ? ENDINGS[media.trim()] : undefined;
  return `visatalent-${day}${ending === undefined ? '' : `.${ending}`}`;
}
