/** The levels of education in the points tables, lowest first. */
export const CREDENTIALS = [
  'less-than-secondary',
  'secondary',
  'one-year',
  'two-year',
  'bachelor-or-three-year',
  'two-or-more',
  'masters-or-professional',
  'doctoral',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

export const isCredential = (text: string): text is Credential =>
  (CREDENTIALS as readonly string[]).includes(text);

/** Whether a level is as high as another, or higher. */
export const reachesCredential = (level: Credential, needed: Credential): boolean =>
  CREDENTIALS.indexOf(level) >= CREDENTIALS.indexOf(needed);

/**
 * The levels that a person can choose. 'two-or-more' is not among them: it is derived from two credentials.
 */
export const CHOSEN_CREDENTIALS = CREDENTIALS.filter((level) => level !== 'two-or-more');

const THREE_YEARS: readonly Credential[] = ['bachelor-or-three-year', 'masters-or-professional', 'doctoral'];

/**
 * The level of all finished credentials together: the highest one, or 'two-or-more' if that is higher (two
 * credentials after secondary school, one of them from a programme of three years or more). Undefined if
 * there is none, because that does not mean that the person has no education.
 */
export function highestCredential(finished: readonly Credential[]): Credential | undefined {
  const highest = CREDENTIALS.findLast((level) => finished.includes(level));
  if (highest === undefined || reachesCredential(highest, 'two-or-more')) return highest;
  const afterSecondary = finished.filter((level) => reachesCredential(level, 'one-year'));
  return afterSecondary.length > 1 && afterSecondary.some((level) => THREE_YEARS.includes(level))
    ? 'two-or-more'
    : highest;
}
