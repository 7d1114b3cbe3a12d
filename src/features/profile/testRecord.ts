import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES, eachAbility, type PerAbility } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';

/** The date of a stored test, from either of its two members; null when it has none. */
export const dayOfTest = ({ takenOn, takenAt }: Pick<LanguageTest, 'takenOn' | 'takenAt'>): Day | null =>
  takenOn ?? takenAt;

/**
 * The scores of a stored test. Older records store them in one text, 'L/R/W/S'; null when it does not have
 * four parts.
 */
export function scoresOfTest({
  scores,
  score,
}: Pick<LanguageTest, 'scores' | 'score'>): PerAbility<string> | null {
  if (scores !== null && scores !== undefined) return scores;
  const parts = score.split('/');
  if (parts.length !== ABILITIES.length) return null;
  return eachAbility((ability) => (parts[ABILITIES.indexOf(ability)] ?? '').trim());
}
