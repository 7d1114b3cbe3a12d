import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ABILITIES, type OfficialLanguage } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { NOT_ACCEPTED_TESTS } from '@/eligibility/language/scores';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { FieldFrame, helpIdOf, ONE_LINE_SX } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import {
  columnOf,
  COUNTED_COLUMN,
  hasColumns,
  readScores,
  type ReadScores,
  type TestScores,
} from '@/features/standing/testScores';

/** The names of the columns, as the result sheet of TEF writes them. */
export const TEF_COLUMNS = [
  { value: 'old-score', name: COUNTED_COLUMN, lang: 'fr' },
  { value: '699', name: 'Score /699', lang: 'fr' },
] as const;

interface ScoreFieldsProps {
  readonly rules: LanguageSections;
  readonly value: TestScores;
  readonly onChange: (value: TestScores) => void;
  /** Limits the tests to those of this language. */
  readonly only?: OfficialLanguage | undefined;
  /** False in the profile, whose form has its own field for the test date. */
  readonly withDate?: boolean;
  /** Prefix of the ids of the fields: followed by a hyphen and 'test', 'column' or the ability. */
  readonly id?: string;
  readonly disabled?: boolean;
  /** The error and the hint of the field that chooses the test. */
  readonly testError?: string | undefined;
  readonly testHint?: string | undefined;
  /**
   * Further tests that can be chosen but have no levels. With them, tests that are not accepted have score
   * fields too.
   */
  readonly others?: readonly { readonly id: string; readonly name: string }[];
}

/** The result of a language test: the test and its four scores. Each error is shown beside its score. */
export function ScoreFields(props: ScoreFieldsProps) {
  const { rules, value, onChange, only, withDate = true, disabled = false, others } = props;
  const further = others ?? [];
  const { t } = useTranslation(['eligibility', 'fields']);
  const ownId = useId();
  const { id = ownId } = props;
  const read = readScores(rules, value);
  const test = read.kind === 'levels' ? read.test : undefined;
  const ruleTests = [
    ...rules.tests.filter(({ language }) => only === undefined || language === only),
    // The backend may know one of these by a code of its own.
    ...NOT_ACCEPTED_TESTS.filter(
      ({ id: code, name }) =>
        only === undefined && (code === value.test || further.every((other) => other.name !== name)),
    ),
  ];
  const added = further.filter((other) => ruleTests.every((one) => one.id !== other.id));
  const tests = [...ruleTests, ...added].map((one) => ({
    value: one.id,
    name: one.name,
    lang: 'language' in one ? String(one.language) : 'en',
  }));
  const asksDate = withDate && value.column === '699';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ maxWidth: 360 }}>
        <ChoiceInput
          id={`${id}-test`}
          label={t('fields:test')}
          error={props.testError}
          hint={props.testHint}
          disabled={disabled}
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
            disabled={disabled}
            value={value.column}
            onChange={(next) => onChange({ ...value, column: columnOf(next) })}
          />
          {asksDate && (
            <Box sx={{ mt: 1, maxWidth: 240 }}>
              <DateInput
                id={`${id}-date`}
                label={t('fields:takenOn')}
                hint={t('column.dateHint')}
                value={value.takenOn}
                onChange={(takenOn) => onChange({ ...value, takenOn })}
              />
            </Box>
          )}
        </Box>
      )}
      {(test !== undefined || (others !== undefined && value.test !== '')) && (
        <Scores {...{ id, value, onChange, read, disabled }} />
      )}
    </Box>
  );
}

interface ScoresProps extends Pick<ScoreFieldsProps, 'value' | 'onChange'> {
  readonly id: string;
  readonly read: ReadScores;
  readonly disabled: boolean;
}

function Scores({ id, value, onChange, read, disabled }: ScoresProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        // Subgrid rows keep the fields in one line when the labels have different heights.
        '&& > *': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
        '&& > * > label': { alignSelf: 'end' },
      }}
    >
      {ABILITIES.map((ability) => {
        const level = read.kind === 'levels' ? read.levels[ability] : undefined;
        const field = `${id}-${ability}`;
        const error =
          level?.kind === 'wrong' ? t(`score.${level.message.key}`, level.message.values) : undefined;
        return (
          <FieldFrame
            key={ability}
            id={field}
            label={t(`ability.${ability}`)}
            error={error}
            disabled={disabled}
          >
            <OutlinedInput
              id={field}
              sx={ONE_LINE_SX}
              value={value.scores[ability]}
              onChange={(event) =>
                onChange({
                  ...value,
                  scores: { ...value.scores, [ability]: event.target.value.slice(0, 12) },
                })
              }
              disabled={disabled}
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
