import { CANADA } from '@/config/jobs';

/**
 * The country for which education and citizenship are looked up: Canada, unless the person only wants to go
 * elsewhere.
 * @param wanted ISO codes of the countries in the section 'destination'
 */
export const goalCode = (wanted: readonly string[]): string =>
  wanted.includes(CANADA) ? CANADA : (wanted[0] ?? CANADA);
