import type { ReactNode } from 'react';

/** A placeholder for the name in a text. It is a private-use character, which no text of people contains. */
export const NAME_HERE = '\uE000';

interface SentenceProps {
  /** A translated text whose name is NAME_HERE. */
  readonly text: string;
  /**
   * Replaces the placeholder. It is its own element, so that its direction cannot reorder the words around
   * it.
   */
  readonly name: ReactNode;
}

/** A sentence that contains somebody's name, at the place that the language chooses. */
export function Sentence({ text, name }: SentenceProps) {
  const [before = '', ...rest] = text.split(NAME_HERE);
  return (
    <>
      {before}
      {rest.length > 0 && name}
      {rest.join('')}
    </>
  );
}
