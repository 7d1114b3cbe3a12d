import { formatDate } from '@/i18n/format';

/**
 * A date of the server in words; '–' for none. The first second of 1970 counts as none: it is a zero that was
 * stored as a date.
 */
export function dateInWords(iso: string | null | undefined): string {
  return iso === null || iso === undefined || new Date(iso).getTime() === 0
    ? '–'
    : formatDate(iso, { dateStyle: 'long' });
}
