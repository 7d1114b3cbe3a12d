import { isRecord } from '@/api/answer';
import type { Family, FamilyInput } from '@/api/endpoints/familyShapes';
import { DEPENDANT_RELATIONS, NO_TEST, PROFILE_MOST } from '@/config/profile';
import { ABILITIES } from '@/eligibility/abilities';
import { CREDENTIALS } from '@/eligibility/credentials';
import { columnOf, NO_SCORES, type TestScores } from '@/features/standing/testScores';
import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import type { OwnKind } from '@/forms/kinds/kind';
import { countProblem } from '@/forms/problems';
import { formatDate, formatList } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { answer, birthday, decimal, YES_OR_NO } from '@/pages/profile-edit/kinds';
import { partnerCredential } from '@/pages/profile-edit/listed';
import { storedScoreTexts, storedText } from '@/pages/profile-edit/values';
import { Dependants } from './Dependants';
import { PartnerScores } from './PartnerScores';

const RELATIONS = optionsOf(DEPENDANT_RELATIONS, 'sections:family.relations');

/** The fields of one child or other dependant. */
const DEPENDANT = defineForm({
  labels: 'sections:family',
  fields: {
    relation: { kind: 'choice', options: RELATIONS, blank: 'child' },
    dateOfBirth: { kind: birthday('off') },
    accompanies: { kind: answer() },
  },
});
export type DependantValues = ValuesOf<typeof DEPENDANT.fields> & { readonly id: string };

const rowsOf = (
  stored: unknown,
  read: (row: object) => ValuesOf<typeof DEPENDANT.fields> | undefined,
): readonly DependantValues[] =>
  (Array.isArray(stored) ? stored.filter(isRecord) : []).map((row) => ({
    ...(read(row) ?? DEPENDANT.blank),
    id: storedText(row.id),
  }));

const dependants: OwnKind<readonly DependantValues[], readonly DependantValues[]> = {
  read: (raw) => rowsOf(raw, DEPENDANT.read),
  typed: (value) => value,
  blank: [],
  draft: (stored) => rowsOf(stored, DEPENDANT.draft),
  check(typed) {
    const wrong =
      countProblem(typed, PROFILE_MOST.dependants) ??
      typed.flatMap((dependant) => [...DEPENDANT.check(dependant).values()])[0];
    return wrong === undefined ? { value: typed } : { wrong };
  },
  Cell({ value }) {
    const say = useMessage();
    const relation = (id: string) => RELATIONS.find((option) => option.value === id)?.label ?? { text: id };
    return formatList(
      (value ?? []).map((one) =>
        [say(relation(one.relation)), one.dateOfBirth && formatDate(one.dateOfBirth, { dateStyle: 'long' })]
          .filter(Boolean)
          .join(' '),
      ),
    );
  },
  Field: Dependants,
};

function readScoresFrom(stored: unknown): TestScores {
  if (!isRecord(stored)) return NO_SCORES;
  return {
    test: storedText(stored.test),
    column: columnOf(stored.column),
    takenOn: storedText(stored.takenOn),
    scores: storedScoreTexts(stored.scores),
  };
}

/** The result of a language test. Its scores are checked by the rules of the test (FamilySection). */
const partnerScores: OwnKind<TestScores, TestScores> = {
  read: readScoresFrom,
  typed: (value) => value,
  blank: NO_SCORES,
  draft: readScoresFrom,
  check: (typed) => ({ value: typed.test === '' ? null : typed }),
  Cell: ({ value }) =>
    value && `${value.test} ${ABILITIES.map((ability) => value.scores[ability] || '–').join('/')}`,
  Field: PartnerScores,
};

/** The questions about a partner. Most of them are asked only when the partner comes along. */
const OF_PARTNER = { asked: ({ hasPartner }: Readonly<Record<string, unknown>>) => hasPartner === 'yes' };

/** The section 'family'. '' means no answer. */
export const FAMILY = defineForm({
  labels: 'sections:family',
  fields: {
    hasPartner: { kind: answer(YES_OR_NO) },
    accompanies: { kind: answer(), ...OF_PARTNER },
    citizenOrResident: { kind: answer(), ...OF_PARTNER },
    partnerDateOfBirth: { kind: birthday('off'), line: 'partner', ...OF_PARTNER },
    credential: { kind: partnerCredential, line: 'partner', ...OF_PARTNER },
    test: {
      kind: 'choice',
      look: 'radio',
      options: [
        { value: 'taken', label: { key: 'eligibility:partner.hasTest' } },
        { value: 'none', label: { key: 'eligibility:partner.noTest' } },
        { value: '', label: { key: 'eligibility:unknown' } },
      ],
      ...OF_PARTNER,
    },
    scores: {
      kind: partnerScores,
      asked: ({ hasPartner, test }) => hasPartner === 'yes' && test === 'taken',
    },
    canadianWorkYears: {
      // The backend checks the same limits.
      kind: decimal({ min: 0, max: 60, decimals: 0, inputMode: 'numeric' }),
      line: 'work',
      ...OF_PARTNER,
    },
    partnerCanadianStudy: { kind: answer(), ...OF_PARTNER },
    dependants: { kind: dependants },
    siblingInCanada: { kind: answer() },
    relativeInCanada: { kind: answer() },
  },
});

export type FamilyValues = ValuesOf<typeof FAMILY.fields>;

/** Names of fields in the backend's errors, where they differ. */
export const SERVER_NAMES: Readonly<Record<string, keyof FamilyValues>> = {
  maritalStatus: 'hasPartner',
  'partner.accompanies': 'accompanies',
  'partner.citizenOrResident': 'citizenOrResident',
  'partner.dateOfBirth': 'partnerDateOfBirth',
  'partner.credential': 'credential',
  'partner.test': 'test',
  'partner.canadianWorkYears': 'canadianWorkYears',
  'partner.canadianStudy': 'partnerCanadianStudy',
};

/** The body of the PUT request. Without a partner, the partner's values are not sent. */
export function familyBody(values: FamilyValues, lastModified: string | null): FamilyInput {
  const sent = FAMILY.sent(values);
  const { test, column, takenOn, scores } = values.scores;
  const taken = { testCode: test, scores, chart: column, takenOn: takenOn || null };
  return {
    maritalStatus: sent.hasPartner === null ? null : sent.hasPartner ? 'partner' : 'single',
    partner:
      sent.hasPartner === true
        ? {
            accompanies: sent.accompanies,
            citizenOrResident: sent.citizenOrResident,
            dateOfBirth: sent.partnerDateOfBirth,
            credential: CREDENTIALS.find((level) => level === sent.credential) ?? null,
            test: sent.test === 'none' ? NO_TEST : sent.test === 'taken' && test !== '' ? taken : null,
            canadianWorkYears: sent.canadianWorkYears,
            canadianStudy: sent.partnerCanadianStudy,
          }
        : null,
    dependants: values.dependants.map((dependant) => ({
      ...DEPENDANT.sent(dependant),
      id: dependant.id,
      relation: dependant.relation === 'child' ? 'child' : 'other',
    })),
    siblingInCanada: sent.siblingInCanada,
    relativeInCanada: sent.relativeInCanada,
    lastModified,
  };
}

/** The first values of the form. */
export function familyValues(record: Family | null): FamilyValues {
  if (record === null) return FAMILY.blank;
  const { maritalStatus, partner } = record;
  const test = partner?.test ?? null;
  const taken = test === null || test === NO_TEST ? null : test;
  return FAMILY.read({
    ...partner,
    ...record,
    hasPartner: maritalStatus === null ? null : maritalStatus === 'partner',
    partnerDateOfBirth: partner?.dateOfBirth,
    test: test === NO_TEST ? 'none' : taken && 'taken',
    scores: taken && { ...taken, test: taken.testCode, column: taken.chart },
    partnerCanadianStudy: partner?.canadianStudy,
  });
}
