/** A word of the server inside a sentence of ours: where the sentence runs from right to left it keeps its own order. */
export const serverWord = (word: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? `\u2068${word}\u2069` : word;
