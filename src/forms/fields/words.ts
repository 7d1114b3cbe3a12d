/** What separates words in a pasted or typed list: commas of all scripts, semicolons, lines, tabs. */
const SEPARATORS = /[,;\n\r\t\u060c\u061b\u3001\uff0c\uff1b•]+/;

/** Names of companies have commas in them: only lines stand between those. */
const LINES = /[\n\r\t]+/;

/** What a list of words is made of: single words, or names that may hold a comma. */
export type ListOf = 'words' | 'names';
const separatorsOf = (kind: ListOf): RegExp => (kind === 'names' ? LINES : SEPARATORS);

export const isList = (typed: string, kind: ListOf = 'words'): boolean => separatorsOf(kind).test(typed);

const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase();

export interface Added {
  readonly words: readonly string[];
  /** Those that were new. */
  readonly added: readonly string[];
  /** Those that were there already. */
  readonly known: readonly string[];
}

/** Adds one word or a list of them; none stands there twice, however it is written. */
export function addWords(words: readonly string[], typed: string, kind: ListOf = 'words'): Added {
  const keys = new Set(words.map(keyOf));
  const added: string[] = [];
  const known: string[] = [];
  for (const part of typed.split(separatorsOf(kind))) {
    const word = part.replace(/\s+/g, ' ').trim();
    if (word === '') continue;
    if (keys.has(keyOf(word))) known.push(word);
    else {
      keys.add(keyOf(word));
      added.push(word);
    }
  }
  return { words: [...words, ...added], added, known };
}
