import { PROFILE_MOST } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { readScores } from '@/features/tools/testScores';
import { readWholeNumber } from '@/forms/fields/wholeNumber';
import { isBirthday } from '@/pages/profile-edit/rules';
import { type FamilyField, type FamilyValues, MOST_YEARS } from './values';

export type FamilyProblem = 'dateOfBirth' | 'years' | 'scores' | 'tooMany';

export const isWrongDay = (day: string, today: Day): boolean => day !== '' && !isBirthday(day, today);

const hasWrongScore = (values: FamilyValues, rules: LanguageSections | undefined): boolean => {
  const read = rules === undefined ? undefined : readScores(rules, values.scores);
  return read?.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
};

/**
 * What is wrong, by field: the name of its text. What is not asked without a partner is not looked at.
 * @param rules of the language tests; undefined where they could not be loaded.
 */
export function checkFamily(
  values: FamilyValues,
  rules: LanguageSections | undefined,
  today: Day,
): Partial<Record<FamilyField, FamilyProblem>> {
  const found: Partial<Record<FamilyField, FamilyProblem>> = {};
  if (values.hasPartner === 'yes') {
    if (isWrongDay(values.partnerDateOfBirth, today)) found.partnerDateOfBirth = 'dateOfBirth';
    if (values.test === 'taken' && hasWrongScore(values, rules)) found.scores = 'scores';
    if (readWholeNumber(values.canadianWorkYears, 0, MOST_YEARS).kind === 'wrong') {
      found.canadianWorkYears = 'years';
    }
  }
  if (values.dependants.length > PROFILE_MOST.dependants) found.dependants = 'tooMany';
  else if (values.dependants.some(({ dateOfBirth }) => isWrongDay(dateOfBirth, today))) {
    found.dependants = 'dateOfBirth';
  }
  return found;
}
