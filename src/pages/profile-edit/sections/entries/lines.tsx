import type { ReactNode } from 'react';
import type { Month } from '@/eligibility/calendar';
import { formatDate } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';

const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short' };
/** A month in words, in the calendar of the language's readers. */
export const monthInWords = (month: Month): string => formatDate(`${month}-15`, MONTH);

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
