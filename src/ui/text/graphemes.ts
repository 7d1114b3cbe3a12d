/**
 * More than four combining marks in a row. No real text needs more, and stacks of them overlap other lines.
 */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/**
 * Characters at the start of a name that show nothing: controls, format characters, spaces, marks without a
 * letter.
 */
const INVISIBLE_START = /^[\p{C}\p{Z}\p{M}]+/u;

/** The text with at most four combining marks in a row. */
export const boundMarks = (text: string): string => text.replace(STACKED_MARKS, '$1');

/**
 * The first visible character as people see it (a flag, an accented letter), in upper case; '' if there is
 * none.
 */
export function firstGrapheme(text: string): string {
  const visible = boundMarks(text.slice(0, 200).replace(INVISIBLE_START, ''));
  if (visible === '') return '';
  return segments(segments(visible).toUpperCase());
}

/**
 * A letter of these scripts is a complete character if another such letter, an ASCII character or nothing
 * follows.
 */
const WHOLE =
  /^[\p{sc=Latn}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}](?=$|[ -~]|(?!\p{M})[\p{sc=Latn}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}])/u;

function segments(text: string): string {
  // Most names need no segmenter, and creating one takes 20 ms on a slow phone.
  const whole = WHOLE.exec(text);
  if (whole !== null) return whole[0];
  if (typeof Intl.Segmenter === 'function') {
    for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  }
  return Array.from(text)[0] ?? '';
}
