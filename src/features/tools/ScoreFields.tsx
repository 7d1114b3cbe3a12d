import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ABILITIES, type OfficialLanguage } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { NOT_ACCEPTED_TESTS } from '@/eligibility/language/notAccepted';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { FieldFrame, helpIdOf, LTR_TEXT_SX } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import { hasColumns, type ReadScores, readScores, type TestScores } from './testScores';

/** The columns as the result sheet of TEF names them. */
const TEF_COLUMNS = [
  { value: 'old-score', name: 'Équivalence ancien score', lang: 'fr' },
  { value: '699', name: 'Score /699', lang: 'fr' },
];

interface ScoreFieldsProps {
  readonly rules: LanguageSections;
  readonly value: TestScores;
  readonly onChange: (value: TestScores) => void;
  /** Only the tests of this language, and no others. */
  readonly only?: OfficialLanguage | undefined;
  /** The profile asks for the test date in a field of its own. */
  readonly withDate?: boolean;
}

/** The result of a language test: which test, and its four scores. What is wrong is said beside its score. */
export function ScoreFields({ rules, value, onChange, only, withDate = true }: ScoreFieldsProps) {
  const { t } = useTranslation('eligibility');
  const id = useId();
  const read = readScores(rules, value);
  const test = read.kind === 'levels' ? read.test : undefined;
  const tests = [
    ...rules.tests.filter(({ language }) => only === undefined || language === only),
    ...(only === undefined ? NOT_ACCEPTED_TESTS : []),
  ].map((one) => ({ value: one.id, name: one.name, lang: 'language' in one ? one.language : 'en' }));
  const asksDate = withDate && value.column === '699';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ maxWidth: 360 }}>
        <ChoiceInput
          id={`${id}-test`}
          label={t('test')}
          options={tests}
          value={value.test}
          onChange={(next) => onChange({ ...value, test: next })}
        />
      </Box>
      {test !== undefined && hasColumns(test) && (
        <Box sx={{ mb: 2 }}>
          <RadioInput
            id={`${id}-column`}
            label={t('column.label')}
            options={TEF_COLUMNS}
            hint={t('column.hint')}
            value={value.column}
            onChange={(next) => onChange({ ...value, column: next === '699' ? '699' : 'old-score' })}
          />
          {asksDate && (
            <Box sx={{ mt: 1, maxWidth: 240 }}>
              <DateInput
                id={`${id}-date`}
                label={t('testDate')}
                hint={t('column.dateHint')}
                value={value.takenOn}
                onChange={(takenOn) => onChange({ ...value, takenOn })}
              />
            </Box>
          )}
        </Box>
      )}
      {test !== undefined && <Scores {...{ id, value, onChange, read }} />}
    </Box>
  );
}

interface ScoresProps extends Pick<ScoreFieldsProps, 'value' | 'onChange'> {
  readonly id: string;
  readonly read: ReadScores;
}

function Scores({ id, value, onChange, read }: ScoresProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {ABILITIES.map((ability) => {
        const level = read.kind === 'levels' ? read.levels[ability] : undefined;
        const field = `${id}-${ability}`;
        const error =
          level?.kind === 'wrong' ? t(`score.${level.message.key}`, level.message.values) : undefined;
        return (
          <FieldFrame key={ability} id={field} label={t(`ability.${ability}`)} error={error}>
            <OutlinedInput
              id={field}
              sx={LTR_TEXT_SX}
              value={value.scores[ability]}
              onChange={(event) =>
                onChange({
                  ...value,
                  scores: { ...value.scores, [ability]: event.target.value.slice(0, 12) },
                })
              }
              error={error !== undefined}
              aria-describedby={helpIdOf(field)}
              inputProps={{ inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', spellCheck: false }}
            />
          </FieldFrame>
        );
      })}
    </Box>
  );
}
