/** Text for spreadsheets that runs nothing there: a cell that they would take for a formula gets an apostrophe. */
type Cell = string | number | boolean | null;

/** What Excel, LibreOffice and Google Sheets begin a formula with, also after spaces and in full-width form. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/u;

export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** The text behind its apostrophes. */
const behind = (text: string): string => text.replace(/^'+/, '');

/** An apostrophe before it keeps a text a text; one that has apostrophes before a formula already gets one more. */
const safe = (text: string): string => (FORMULA.test(behind(text)) ? `'${text}` : text);

/** Takes back what {@link writeCsv} puts before a text. */
export const plainText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(behind(cell)) ? cell.slice(1) : cell;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? safe(cell) : String(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with the mark that lets Excel read UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
