import type { ReactNode } from 'react';
import { SEPARATOR } from '@/ui/text/separator';

/** Words of people beside each other, each with a direction of its own; null for none. */
export function joined(texts: readonly string[]): ReactNode {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return null;
  return given.map((text, at) => (
    <span key={text}>
      {at > 0 && SEPARATOR}
      <bdi>{text}</bdi>
    </span>
  ));
}
