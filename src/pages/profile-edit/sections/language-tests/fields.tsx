import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { documents } from '@/api/endpoints/documents';
import { profileSections } from '@/api/endpoints/profileSections';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { PROFILE_LENGTHS } from '@/config/profile';
import { ABILITIES, eachAbility, type PerAbility } from '@/eligibility/abilities';
import { isDay, today } from '@/eligibility/calendar';
import { testDateProblem } from '@/eligibility/language/validity';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { dayOfTest, scoresOfTest } from '@/features/profile/testRecord';
import { columnOf, NO_SCORES, readScores, type TestScores } from '@/features/standing/testScores';
import { TEF_COLUMNS } from '@/features/tools/ScoreFields';
import { defineForm } from '@/forms/defineForm';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { type KindFieldProps, type OwnKind, readText } from '@/forms/kinds/kind';
import type { Wrong } from '@/forms/problems';
import { formatDate } from '@/i18n/format';
import { typedDecimal } from '@/i18n/latinDigits';
import { pastDay } from '@/pages/profile-edit/kinds';
import { entryKind } from '@/pages/profile-edit/sections/entries/entryKind';
import { storedScoreTexts } from '@/pages/profile-edit/values';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';

/** The rules of the tests that are accepted. */
export const RULES = rulesOn(await loadLanguageTests(), today()).computing?.sections ?? {
  tests: [],
  programmes: [],
};

/** A test that can be chosen. */
export interface TestKind {
  readonly code: string;
  readonly name: string;
  readonly language: string;
}

interface TestKinds {
  readonly list: readonly TestKind[];
  /** True when the built-in list is used, because the backend's list could not be read. */
  readonly isBuiltIn: boolean;
}

/** The tests that can be chosen. Until the backend's list is loaded, they are the tests of the rules. */
export function useTestKinds(): TestKinds {
  const { data } = useQuery(queryOptionsFor(profileSections.languageCertificates));
  const own = RULES.tests.map(({ id, name, language }) => ({ code: id, name, language }));
  if (data === undefined) return { list: own, isBuiltIn: false };
  const more = own.filter(({ code }) => data.data.every((kind) => kind.code !== code));
  return { list: [...data.data, ...more], isBuiltIn: data.isSample };
}

const TEXT = {
  read: readText,
  typed: (value: string) => value,
  blank: '',
  check: (typed: string) => ({ value: typed }),
} as const;

/** The code of a test; its name when it has no code. */
const testCode: OwnKind<string, string> = {
  ...TEXT,
  Cell({ value }) {
    const { list } = useTestKinds();
    return list.find(({ code }) => code === value)?.name ?? value;
  },
};

const scoreTexts: OwnKind<PerAbility<string>, PerAbility<string>> = {
  read: storedScoreTexts,
  typed: (value) => value,
  blank: NO_SCORES.scores,
  draft: storedScoreTexts,
  check: (typed) => ({ value: typed }),
  Cell: ({ value }) => value && ABILITIES.map((ability) => value[ability]).join('/'),
};

const TYPE = 'language-test';

/** Chooses the document of a test result. Renders nothing when documents are not available. */
function CertificateFile(props: KindFieldProps<object>) {
  const { t } = useTranslation('entries');
  const isOn = areaIsOn('documents');
  const { data } = useQuery({ ...queryOptionsFor(documents.list), enabled: isOn });
  if (!isOn || data === undefined) return null;
  const files = data.filter(({ type, id }) => type === TYPE || id === props.value);
  return (
    <div>
      <ChoiceInput {...props} options={files.map(({ id, name }) => ({ value: id, name }))} />
      <Button component={AppLink} to={pathOf('documents')} sx={{ marginInlineStart: -1.5 }}>
        {t('upload')}
      </Button>
    </div>
  );
}

/** The document of a test result, by its id. */
const certificateFile: OwnKind<string, string> = {
  ...TEXT,
  Cell({ value }) {
    const { data } = useQuery(queryOptionsFor(documents.list));
    return data?.find(({ id }) => id === value)?.name ?? value;
  },
  Field: CertificateFile,
};

/**
 * The form of a language test. The page renders the fields of the test, the column and the scores together
 * (ScoreFields).
 */
export const LANGUAGE_TEST = defineForm({
  labels: 'fields',
  fields: {
    test: { kind: testCode, required: true },
    column: {
      kind: 'choice',
      label: 'eligibility:column.label',
      options: TEF_COLUMNS.map(({ value, name }) => ({ value, label: { text: name } })),
      blank: NO_SCORES.column,
    },
    scores: { kind: scoreTexts },
    takenOn: { kind: pastDay(), required: true },
    resultOn: { kind: pastDay() },
    certificateNo: { kind: 'text', maxLength: PROFILE_LENGTHS.certificateNo, ltr: true },
    documentId: { kind: certificateFile },
  },
  rules: (values) => ({
    scores: scoresProblem(scoresIn(values)),
    takenOn: acceptedProblem(values.test, values.takenOn),
  }),
});

/** The scores in the form that the converter reads. */
export const scoresIn = ({ test, column, takenOn, scores }: TypedScores): TestScores => ({
  test,
  column: columnOf(column),
  takenOn,
  scores,
});
/** The column is a choice, and choices are texts. */
type TypedScores = Omit<TestScores, 'column'> & { readonly column: string };

/** The problem of all scores together; those outside the scale show their own errors. */
function scoresProblem(typed: TestScores): Wrong | undefined {
  const read = readScores(RULES, typed);
  const isWrong =
    read.kind === 'levels' && ABILITIES.some((ability) => read.levels[ability].kind === 'wrong');
  return isWrong ? { key: 'problems:scores' } : undefined;
}

/** The problem when the test was not yet accepted on that day. */
function acceptedProblem(code: string, takenOn: string): Wrong | undefined {
  const test = RULES.tests.find(({ id }) => id === code);
  if (test === undefined || !isDay(takenOn)) return undefined;
  if (testDateProblem(test, takenOn, today()) !== 'notYetAccepted') return undefined;
  const date = formatDate(test.acceptedFrom ?? takenOn, { dateStyle: 'long' });
  return { key: 'problems:since', values: { test: test.name, date } };
}

/** The code of a stored test. Older records have only its name. */
const codeOf = (
  { testCode: code, name }: Pick<LanguageTest, 'testCode' | 'name'>,
  kinds: readonly TestKind[],
): string => code ?? kinds.find((kind) => kind.name === name || kind.code === name)?.code ?? name;

/** The only test whose result has two columns of scores. */
const TEF = 'tef-canada';

/** @param tests the tests that can be chosen */
export const languageTestKind = (tests: readonly TestKind[]) =>
  entryKind({
    section: 'tests',
    part: 'languageTests',
    form: LANGUAGE_TEST,
    flat: (entry: LanguageTest) => ({
      ...entry,
      test: codeOf(entry, tests),
      column: entry.chart,
      scores: scoresOfTest(entry),
      takenOn: dayOfTest(entry),
    }),
    body({ test, column, ...sent }, before) {
      const kind = tests.find(({ code }) => code === test);
      // Latin digits with a decimal point.
      const scores = eachAbility((ability) => typedDecimal(sent.scores?.[ability] ?? '').toUpperCase());
      const isGiven = ABILITIES.some((ability) => scores[ability] !== '');
      const isSameTest = before !== null && codeOf(before, tests) === test;
      return {
        ...sent,
        name: kind?.name ?? (isSameTest ? before.name : test),
        language: kind?.language ?? (isSameTest ? before.language : ''),
        // An older record may have only one overall score, which is kept.
        score: isGiven ? ABILITIES.map((ability) => scores[ability]).join('/') : (before?.score ?? ''),
        takenAt: sent.takenOn,
        testCode: kind?.code ?? (isSameTest ? (before.testCode ?? null) : test),
        scores: isGiven ? scores : null,
        chart: test === TEF ? columnOf(column) : null,
      };
    },
    save: profileSections.saveLanguageTest,
    remove: profileSections.removeLanguageTest,
  });
