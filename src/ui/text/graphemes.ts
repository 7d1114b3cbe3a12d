/** At most this many combining marks stay on one letter: real writing needs no more, stacks break lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** What a name may begin with without showing anything: controls, format characters, spaces, stray marks. */
const INVISIBLE_START = /^[\p{C}\p{Z}\p{M}]+/u;

/** The text with stacks of combining marks cut to a bounded height. */
export const boundMarks = (text: string): string => text.replace(STACKED_MARKS, '$1');

/** The first character as people see it (a flag, an accented letter), upper case; '' when nothing shows. */
export function firstGrapheme(text: string): string {
  const visible = boundMarks(text.slice(0, 200).replace(INVISIBLE_START, ''));
  if (visible === '') return '';
  return segments(segments(visible).toUpperCase());
}

/** A letter of these scripts is a whole character where another letter, a sign of ASCII or nothing follows. */
const WHOLE =
  /^[\p{sc=Latn}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}](?=$|[ -~]|(?!\p{M})[\p{sc=Latn}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}])/u;

function segments(text: string): string {
  // Most names need no segmenter, and making one costs a slow phone 20 ms.
  const whole = WHOLE.exec(text);
  if (whole !== null) return whole[0];
  if (typeof Intl.Segmenter === 'function') {
    for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  }
  return Array.from(text)[0] ?? '';
}
