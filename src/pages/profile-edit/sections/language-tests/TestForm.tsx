import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { ABILITIES } from '@/eligibility/abilities';
import { isDay, today } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { lowestLevel } from '@/eligibility/language/scores';
import { testValidity } from '@/eligibility/language/validity';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { LevelsTable, useLevelText } from '@/features/tools/page/LevelsTable';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { readScores } from '@/features/standing/testScores';
import { Bound, useBound } from '@/forms/Bound';
import { DateInput } from '@/forms/fields/DateInput';
import { TextInput } from '@/forms/fields/TextInput';
import { formatDate } from '@/i18n/format';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { EntryForm, type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import {
  checkTest,
  scoresIn,
  TEST_FIELDS,
  type TestField,
  type TestKind,
  type TestValues,
  testValuesFrom,
} from './values';
import { Validity } from '@/features/profile/Validity';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import { Pair } from '@/forms/Fields';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';

interface TestFormProps extends OpenForm {
  /** Null for a new test. */
  readonly entry: LanguageTest | null;
  readonly store: SectionStore<TestValues>;
  readonly rules: LanguageSections;
  readonly kinds: TestKinds;
}

const ID = 'language-test';

/** The form of a test result. Its levels are shown beside the scores while they are typed. */
export function TestForm({ entry, title, store, rules, kinds, opened, onClose }: TestFormProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'fields']);
  const { ofAbility } = useLevelText();
  const nameOf = (field: TestField): string => {
    return t(field === 'column' ? 'eligibility:column.label' : `fields:${field}`);
  };
  const state = useEntryForm<TestValues>({
    id: ID,
    store,
    entry,
    opened,
    onClose,
    fields: TEST_FIELDS,
    nameOf,
    valuesFrom: testValuesFrom,
    check: (values) => checkTest(values, rules, today()),
    textOf(field, values) {
      if (field === 'scores') return ABILITIES.map((ability) => values.scores[ability]).join('/');
      const value = values[field];
      if (field === 'test') return kinds.list.find(({ code }) => code === value)?.name ?? value;
      return field === 'takenOn' || field === 'resultOn' ? (value === '' ? '' : formatDate(value)) : value;
    },
  });
  const { form, busy, of } = state;
  const test = useBound(of, 'test');
  const column = useBound(of, 'column');
  const scores = useBound(of, 'scores');
  const [takenOn, resultOn] = form.watch(['takenOn', 'resultOn']);
  const typed = scoresIn({
    ...form.getValues(),
    test: test.value,
    column: column.value,
    scores: scores.value,
    takenOn,
  });
  const read = readScores(rules, typed);

  // Some fields consist of several controls, so each tells the form which control to focus.
  useEffect(() => {
    const focusOf = (id: string) => ({ focus: () => document.getElementById(id)?.focus() });
    const wrong =
      read.kind === 'levels' ? ABILITIES.find((ability) => read.levels[ability].kind === 'wrong') : undefined;
    test.inputRef(focusOf(`${ID}-test`));
    column.inputRef(focusOf(`${ID}-column`));
    scores.inputRef(focusOf(`${ID}-${wrong ?? 'listening'}`));
  });

  const lowest = read.kind === 'levels' ? lowestLevel(read.levels) : null;

  return (
    <EntryForm state={state} entry={entry} title={title} onClose={onClose}>
      <ScoreFields
        id={ID}
        rules={rules}
        others={kinds.list.map(({ code, name }) => ({ id: code, name }))}
        testError={of.frame('test').error}
        testHint={kinds.isBuiltIn ? t('hints.builtIn') : undefined}
        disabled={busy}
        withDate={false}
        value={typed}
        onChange={(next) => {
          if (next.test !== typed.test) test.onChange(next.test);
          if (next.column !== typed.column) column.onChange(next.column);
          if (next.scores !== typed.scores) scores.onChange(next.scores);
        }}
      />
      <Pair>
        <Bound of={of} name="takenOn">
          {(field) => <DateInput {...field} required max={today()} />}
        </Bound>
        <Bound of={of} name="resultOn">
          {(field) => <DateInput {...field} max={today()} />}
        </Bound>
      </Pair>
      {read.kind === 'notAccepted' && <LaterStatus text={t('eligibility:notAccepted')} />}
      {read.kind === 'levels' && (
        <Box sx={{ mb: 2 }}>
          <LevelsTable read={read} />
          <Box sx={{ mt: 1, fontWeight: 600 }}>
            <LaterStatus
              text={
                lowest === null || lowest === 'unknown'
                  ? t('eligibility:levels.lowestUnknown')
                  : t('eligibility:levels.lowest', { level: ofAbility(lowest, read.test.language) })
              }
            />
          </Box>
          {isDay(takenOn) && takenOn <= today() && (
            <Validity validity={testValidity(takenOn, isDay(resultOn) ? resultOn : undefined, today())} />
          )}
        </Box>
      )}
      <Pair>
        <Bound of={of} name="certificateNo">
          {(field) => <TextInput {...field} autoComplete="off" dir="ltr" />}
        </Bound>
        <Bound of={of} name="documentId">
          {(field) => <CertificateFile {...field} />}
        </Bound>
      </Pair>
    </EntryForm>
  );
}

const TYPE = 'language-test';

interface CertificateFileProps extends FieldProps {
  /** Id of a document; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLSelectElement>;
}

/** Chooses the document of a test result. Renders nothing when documents are not available. */
function CertificateFile(props: CertificateFileProps) {
  const { t } = useTranslation('entries');
  const isOn = areaIsOn('documents');
  const { data } = useQuery({ ...queryOptionsFor(documents.list), enabled: isOn });
  if (!isOn || data === undefined) return null;
  const files = data.filter(({ type, id }) => type === TYPE || id === props.value);
  return (
    <div>
      <ChoiceInput {...props} options={files.map(({ id, name }) => ({ value: id, name }))} />
      <Button component={AppLink} to={pathOf('documents')} sx={{ marginInlineStart: -1 }}>
        {t('upload')}
      </Button>
    </div>
  );
}

interface TestKinds {
  readonly list: readonly TestKind[];
  /** True when the built-in list is used, because the backend's list could not be read. */
  readonly isBuiltIn: boolean;
}

/** The tests that can be chosen. Until the backend's list is loaded, they are the tests of the rules. */
export function useTestKinds({ tests }: LanguageSections): TestKinds {
  const { data } = useQuery(queryOptionsFor(profileSections.languageCertificates));
  const own = tests.map(({ id, name, language }) => ({ code: id, name, language }));
  if (data === undefined) return { list: own, isBuiltIn: false };
  const more = own.filter(({ code }) => data.data.every((kind) => kind.code !== code));
  return { list: [...data.data, ...more], isBuiltIn: data.isSample };
}
