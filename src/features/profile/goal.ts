const CANADA = 'CA';

/**
 * The country that somebody's education and citizenship are looked up for: Canada, unless they want to go elsewhere
 * only.
 * @param wanted ISO codes of the countries of their destination
 */
export const goalCode = (wanted: readonly string[]): string =>
  wanted.includes(CANADA) ? CANADA : (wanted[0] ?? CANADA);
