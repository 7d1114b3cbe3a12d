import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES, eachAbility, type PerAbility } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';

/** The day of a stored test, under either of its names; null where it has none. */
export const dayOfTest = ({ takenOn, takenAt }: Pick<LanguageTest, 'takenOn' | 'takenAt'>): Day | null =>
  takenOn ?? takenAt;

/** The scores of a stored test; older records have them in one text, 'L/R/W/S'. Null where that has not four parts. */
export function scoresOfTest({
  scores,
  score,
}: Pick<LanguageTest, 'scores' | 'score'>): PerAbility<string> | null {
  if (scores !== null && scores !== undefined) return scores;
  const parts = score.split('/');
  if (parts.length !== ABILITIES.length) return null;
  return eachAbility((ability) => (parts[ABILITIES.indexOf(ability)] ?? '').trim());
}
