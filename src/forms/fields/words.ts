/** The separators of words in a list: commas of all scripts, semicolons, line breaks, tabs. */
const SEPARATORS = /[,;\n\r\t\u060c\u061b\u3001\uff0c\uff1b•]+/;

/** Names of companies may contain commas, so only line breaks separate them. */
const LINES = /[\n\r\t]+/;

/** The kind of a list: single words, or names that may contain a comma. */
export type ListOf = 'words' | 'names';
const separatorsOf = (kind: ListOf): RegExp => (kind === 'names' ? LINES : SEPARATORS);

export const isList = (typed: string, kind: ListOf = 'words'): boolean => separatorsOf(kind).test(typed);

const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase();

export interface Added {
  readonly words: readonly string[];
  /** The new words. */
  readonly added: readonly string[];
  /** The words that were in the list already. */
  readonly duplicates: readonly string[];
}

/** Adds one word or a list of words. Duplicates are left out, without regard to case and width. */
export function addWords(words: readonly string[], typed: string, kind: ListOf = 'words'): Added {
  const keys = new Set(words.map(keyOf));
  const added: string[] = [];
  const duplicates: string[] = [];
  for (const part of typed.split(separatorsOf(kind))) {
    const word = part.replace(/\s+/g, ' ').trim();
    if (word === '') continue;
    if (keys.has(keyOf(word))) duplicates.push(word);
    else {
      keys.add(keyOf(word));
      added.push(word);
    }
  }
  return { words: [...words, ...added], added, duplicates };
}
