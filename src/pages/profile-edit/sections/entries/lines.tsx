import type { ReactNode } from 'react';
import { SEPARATOR } from '@/ui/text/separator';

/** Joins texts in one line, each with its own direction; null when there are none. */
export function textsInLine(texts: readonly string[]): ReactNode {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return null;
  return given.map((text, at) => (
    <span key={text}>
      {at > 0 && SEPARATOR}
      <bdi>{text}</bdi>
    </span>
  ));
}
