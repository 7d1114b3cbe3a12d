import type { ReactNode } from 'react';

/** Stands for the name in a sentence until it is cut there; no text of people contains it. */
export const NAME_HERE = '\uE000';

interface SentenceProps {
  /** A text of ours whose name was given as NAME_HERE. */
  readonly text: string;
  /** What stands there: an element of its own, so that it cannot reorder the words around it. */
  readonly name: ReactNode;
}

/** A sentence with somebody's name in it, wherever the language puts it. */
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
