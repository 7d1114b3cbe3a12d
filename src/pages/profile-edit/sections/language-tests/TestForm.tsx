import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { user } from '@/api/endpoints/user';
import { send } from '@/api/queries';
import { ABILITIES } from '@/eligibility/abilities';
import { isDay, today } from '@/eligibility/calendar';
import { lowestLevel } from '@/eligibility/language/scores';
import { testValidity } from '@/eligibility/language/validity';
import { isAbsent } from '@/errors/ApiError';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { LevelsTable, useLevelText } from '@/features/tools/page/LevelsTable';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { readScores } from '@/features/standing/testScores';
import { useBound, useFieldValue } from '@/forms/Bound';
import { Field } from '@/forms/Field';
import { EntryForm, type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { LANGUAGE_TEST, languageTestKind, RULES, scoresIn, useTestKinds } from './fields';
import { Validity } from '@/features/profile/Validity';
import { Pair } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';

interface TestFormProps extends OpenForm<LanguageTest> {
  /** Called when the older endpoint has stored the test: such a backend cannot change stored tests. */
  readonly onKept: () => void;
}

const ID = 'tests';

/** The form of a test result. Its levels are shown beside the scores while they are typed. */
export function TestForm({ onKept, ...open }: TestFormProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'fields']);
  const { ofAbility } = useLevelText();
  const kinds = useTestKinds();
  const kind = languageTestKind(kinds.list);
  const state = useEntryForm({
    ...useDefined(LANGUAGE_TEST),
    ...open,
    kind: { ...kind, put: putOrAdd(kind, onKept) },
  });
  const { busy, of } = state;
  const test = useBound(of, 'test');
  const column = useBound(of, 'column');
  const scores = useBound(of, 'scores');
  const takenOn = useFieldValue(of, 'takenOn');
  const resultOn = useFieldValue(of, 'resultOn');
  const typed = scoresIn({ test: test.value, column: column.value, scores: scores.value, takenOn });
  const read = readScores(RULES, typed);

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
    <EntryForm {...open} state={state}>
      <ScoreFields
        id={ID}
        rules={RULES}
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
        <Field of={of} name="takenOn" />
        <Field of={of} name="resultOn" />
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
        <Field of={of} name="certificateNo" />
        <Field of={of} name="documentId" />
      </Pair>
    </EntryForm>
  );
}

/** Writes a test by PUT, or by the older endpoint that only adds tests. */
const putOrAdd =
  (kind: ReturnType<typeof languageTestKind>, onKept: () => void): typeof kind.put =>
  async (id, body, before) => {
    try {
      return await kind.put(id, body, before);
    } catch (error) {
      if (before !== null || !isAbsent(error)) throw error;
      const { name, language, score, takenAt } = body;
      const added = await send(user.addLanguageTest, {
        body: { name: name ?? '', language: language ?? '', score: score ?? '', takenAt: takenAt ?? null },
      });
      onKept();
      return added;
    }
  };
