/** CSV that is safe in spreadsheets: a cell that they would run as a formula gets an apostrophe before it. */
type Cell = string | number | boolean | null;

/**
 * The characters with which Excel, LibreOffice and Google Sheets begin a formula, also in full-width form.
 * Spaces before them are skipped.
 */
const SIGNS = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`;
const SPACES = String.raw`\s\u200B\uFEFF`;
const FORMULA = new RegExp(`^[${SPACES}]*[${SIGNS}\\t\\r\\n]`, 'u');

export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** The text after its leading apostrophes. */
const behind = (text: string): string => text.replace(/^'+/, '');

/**
 * Matches places where a spreadsheet that separates fields by `;` or tabs (Canadian French) would begin a
 * field with a formula, although our fields are separated by commas.
 */
const BEFORE_FORMULA = `(?=[${SPACES}']*[${SIGNS}])`;
const INNER_FORMULA = new RegExp(`([;\\t\\r\\n])${BEFORE_FORMULA}`, 'gu');
const GUARDED_INNER_FORMULA = new RegExp(`([;\\t\\r\\n])'${BEFORE_FORMULA}`, 'gu');

/**
 * Adds an apostrophe to a text that looks like a formula. A text that already has apostrophes before a
 * formula gets one more.
 */
function safe(text: string): string {
  const guarded = text.replace(INNER_FORMULA, "$1'");
  return FORMULA.test(behind(text)) ? `'${guarded}` : guarded;
}

/** Reverses what {@link writeCsv} does to a text. */
export function plainText(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(behind(cell)) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER_FORMULA, '$1');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? safe(cell) : String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with a byte order mark so that Excel reads UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
