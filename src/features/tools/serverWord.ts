/** Isolates a word from the server, so that it keeps its own direction in a right-to-left sentence. */
export const serverWord = (word: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? `\u2068${word}\u2069` : word;
