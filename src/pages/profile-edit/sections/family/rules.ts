import { PROFILE_MOST } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { readScores } from '@/features/standing/testScores';
import { readWholeNumber } from '@/i18n/wholeNumber';
import { countProblem, outOfRange, type Problems, problemsOf } from '@/forms/problems';
import { checkBirthday } from '@/pages/profile-edit/rules';
import { type FamilyField, type FamilyValues, MOST_YEARS } from './values';

const hasWrongScore = (values: FamilyValues, rules: LanguageSections | undefined): boolean => {
  const read = rules === undefined ? undefined : readScores(rules, values.scores);
  return read?.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
};

/**
 * The problems by field. Fields that are hidden without a partner are not checked.
 * @param rules the rules of the language tests; undefined when they could not be loaded
 */
export function checkFamily(
  values: FamilyValues,
  rules: LanguageSections | undefined,
  today: Day,
): Problems<FamilyField> {
  const hasPartner = values.hasPartner === 'yes';
  const hasWrongYears = readWholeNumber(values.canadianWorkYears, 0, MOST_YEARS).kind === 'wrong';
  return problemsOf<FamilyField>({
    partnerDateOfBirth: hasPartner ? checkBirthday(values.partnerDateOfBirth, today) : undefined,
    scores:
      hasPartner && values.test === 'taken' && hasWrongScore(values, rules)
        ? { key: 'problems:scores' }
        : undefined,
    canadianWorkYears: hasPartner && hasWrongYears ? outOfRange(0, MOST_YEARS) : undefined,
    dependants:
      countProblem(values.dependants, PROFILE_MOST.dependants) ??
      values.dependants.map(({ dateOfBirth }) => checkBirthday(dateOfBirth, today)).find(Boolean),
  });
}
