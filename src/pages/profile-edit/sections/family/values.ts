import { isRecord } from '@/api/answer';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { DEPENDANT_RELATIONS, type DependantRelation, NO_TEST, PROFILE_MOST } from '@/config/profile';
import { ABILITIES, eachAbility } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import { type Credential, isCredential } from '@/eligibility/credentials';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { NO_SCORES, readScores, type TestScores } from '@/features/standing/testScores';
import { countProblem, outOfRange, type Problems, problemsOf } from '@/forms/problems';
import { readWholeNumber, wholeNumberOf } from '@/i18n/latinDigits';
import { formatNumber } from '@/i18n/format';
import { birthdayProblem, type Answer, booleanOf, readAnswer } from '@/pages/profile-edit/kinds';
import { storedText } from '@/pages/profile-edit/values';

export interface DependantValues {
  readonly id: string;
  readonly relation: DependantRelation;
  /** 'YYYY-MM-DD' or ''. */
  readonly dateOfBirth: string;
  readonly accompanies: Answer;
}

/** The section 'family' as form values; '' means no answer. */
export interface FamilyValues {
  /** Whether there is a spouse or common-law partner. */
  readonly hasPartner: Answer;
  readonly accompanies: Answer;
  readonly citizenOrResident: Answer;
  readonly partnerDateOfBirth: string;
  readonly credential: Credential | '';
  readonly test: 'none' | 'taken' | '';
  readonly scores: TestScores;
  readonly canadianWorkYears: string;
  readonly partnerCanadianStudy: Answer;
  readonly dependants: readonly DependantValues[];
  readonly siblingInCanada: Answer;
  readonly relativeInCanada: Answer;
}
export type FamilyField = keyof FamilyValues;

/** In the order of the form, because the first wrong field takes the focus. */
export const FAMILY_FIELDS = [
  'hasPartner',
  'accompanies',
  'citizenOrResident',
  'partnerDateOfBirth',
  'credential',
  'test',
  'scores',
  'canadianWorkYears',
  'partnerCanadianStudy',
  'dependants',
  'siblingInCanada',
  'relativeInCanada',
] as const satisfies readonly FamilyField[];

/** Names of fields in the backend's errors, where they differ. */
export const SERVER_NAMES: Readonly<Record<string, FamilyField>> = {
  maritalStatus: 'hasPartner',
  'partner.accompanies': 'accompanies',
  'partner.citizenOrResident': 'citizenOrResident',
  'partner.dateOfBirth': 'partnerDateOfBirth',
  'partner.credential': 'credential',
  'partner.test': 'test',
  'partner.canadianWorkYears': 'canadianWorkYears',
  'partner.canadianStudy': 'partnerCanadianStudy',
};

/** The most years of work. The backend checks the same limit. */
const MOST_YEARS = 60;

function partnerBody(values: FamilyValues): FamilyInput['partner'] {
  const { test, column, takenOn, scores } = values.scores;
  const taken = { testCode: test, scores, chart: column, takenOn: takenOn || null };
  return {
    accompanies: booleanOf(values.accompanies),
    citizenOrResident: booleanOf(values.citizenOrResident),
    dateOfBirth: values.partnerDateOfBirth || null,
    credential: values.credential || null,
    test: values.test === 'none' ? NO_TEST : values.test === 'taken' && test !== '' ? taken : null,
    canadianWorkYears: wholeNumberOf(values.canadianWorkYears, 0, MOST_YEARS),
    canadianStudy: booleanOf(values.partnerCanadianStudy),
  };
}

/** The body of the PUT request. Without a partner, the partner's values are not sent. */
export const familyBody = (values: FamilyValues, lastModified: string | null): FamilyInput => ({
  maritalStatus: values.hasPartner === '' ? null : values.hasPartner === 'yes' ? 'partner' : 'single',
  partner: values.hasPartner === 'yes' ? partnerBody(values) : null,
  dependants: values.dependants.map(({ id, relation, dateOfBirth, accompanies }) => ({
    id,
    relation,
    dateOfBirth: dateOfBirth || null,
    accompanies: booleanOf(accompanies),
  })),
  siblingInCanada: booleanOf(values.siblingInCanada),
  relativeInCanada: booleanOf(values.relativeInCanada),
  lastModified,
});

const relationFrom = (value: unknown): DependantRelation =>
  DEPENDANT_RELATIONS.find((relation) => relation === value) ?? 'other';

function scoresFrom(stored: unknown): TestScores {
  if (!isRecord(stored)) return NO_SCORES;
  const scores = isRecord(stored.scores) ? stored.scores : {};
  return {
    test: storedText(stored.test),
    column: stored.column === '699' ? '699' : 'old-score',
    takenOn: storedText(stored.takenOn),
    scores: eachAbility((ability) => storedText(scores[ability])),
  };
}

/** Reads a stored draft, or a record with its members under the names of the form. */
function readFamily(stored: Readonly<Record<string, unknown>>): FamilyValues {
  const credential = storedText(stored.credential);
  const dependants = Array.isArray(stored.dependants) ? stored.dependants.filter(isRecord) : [];
  return {
    hasPartner: readAnswer(stored.hasPartner),
    accompanies: readAnswer(stored.accompanies),
    citizenOrResident: readAnswer(stored.citizenOrResident),
    partnerDateOfBirth: storedText(stored.partnerDateOfBirth),
    credential: isCredential(credential) ? credential : '',
    test: stored.test === 'none' || stored.test === 'taken' ? stored.test : '',
    scores: scoresFrom(stored.scores),
    canadianWorkYears: storedText(stored.canadianWorkYears),
    partnerCanadianStudy: readAnswer(stored.partnerCanadianStudy),
    dependants: dependants.map((dependant) => ({
      id: storedText(dependant.id),
      relation: relationFrom(dependant.relation),
      dateOfBirth: storedText(dependant.dateOfBirth),
      accompanies: readAnswer(dependant.accompanies),
    })),
    siblingInCanada: readAnswer(stored.siblingInCanada),
    relativeInCanada: readAnswer(stored.relativeInCanada),
  };
}

/** The first values of the form. */
export function familyValues(record: Family | null): FamilyValues {
  const { maritalStatus = null, partner = null } = record ?? {};
  const test = partner?.test ?? null;
  const taken = test === null || test === NO_TEST ? null : test;
  const years = partner?.canadianWorkYears;
  return readFamily({
    ...partner,
    ...record,
    hasPartner: maritalStatus === null ? null : maritalStatus === 'partner',
    partnerDateOfBirth: partner?.dateOfBirth,
    test: test === NO_TEST ? 'none' : taken && 'taken',
    scores: taken && { ...taken, test: taken.testCode, column: taken.chart },
    canadianWorkYears: typeof years === 'number' ? formatNumber(years) : '',
    partnerCanadianStudy: partner?.canadianStudy,
  });
}

/** Reads a stored draft; undefined when it is no draft. */
export const storedFamily = (stored: unknown): FamilyValues | undefined =>
  isRecord(stored) ? readFamily(stored) : undefined;

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
    partnerDateOfBirth: hasPartner ? birthdayProblem(values.partnerDateOfBirth, today) : undefined,
    scores:
      hasPartner && values.test === 'taken' && hasWrongScore(values, rules)
        ? { key: 'problems:scores' }
        : undefined,
    canadianWorkYears: hasPartner && hasWrongYears ? outOfRange(0, MOST_YEARS) : undefined,
    dependants:
      countProblem(values.dependants, PROFILE_MOST.dependants) ??
      values.dependants.map(({ dateOfBirth }) => birthdayProblem(dateOfBirth, today)).find(Boolean),
  });
}
