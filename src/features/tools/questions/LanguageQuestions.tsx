import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ABILITIES,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  type OfficialLanguage,
  otherLanguage,
  type SomeLevels,
} from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { countedLevels } from '@/eligibility/language/scores';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import {
  COUNTED_COLUMN,
  NO_SCORES,
  parseScores,
  readScores,
  type TestScores,
} from '@/features/standing/testScores';
import { LevelsTable, useLevelText } from '@/features/tools/page/LevelsTable';
import { storedAnswers } from '@/features/tools/page/toolInputs';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { RadioInput } from '@/forms/fields/RadioInput';

/** Loaded with the page, because the prerendered page needs it too. */
const languageFile = await loadLanguageTests();

/** The charts of the language tests; null when there are none for the day. */
export const languageRulesOn = (day: string): LanguageSections | null =>
  rulesOn(languageFile, day).computing?.sections ?? null;

/** A language and its levels; undefined means unknown. */
interface LanguageAnswer {
  readonly language?: OfficialLanguage | undefined;
  readonly clb: SomeLevels;
}

/** Null means that there is no such language, undefined that it is unknown. */
interface LanguageAnswers {
  readonly first?: LanguageAnswer | undefined;
  readonly second?: LanguageAnswer | null | undefined;
}

interface LanguageQuestionsProps {
  readonly id: string;
  readonly rules: LanguageSections;
  readonly value: LanguageAnswers;
  readonly onChange: (value: LanguageAnswers) => void;
}

const isNothing = ({ language, clb }: LanguageAnswer): boolean =>
  language === undefined && Object.values(clb).every((level) => level === undefined);

const languageOf = (value: string): OfficialLanguage | undefined =>
  value === 'en' || value === 'fr' ? value : undefined;

/** The two questions about the official languages. They can't both be about the same language. */
export function LanguageQuestions({ id, rules, value, onChange }: LanguageQuestionsProps) {
  const { t } = useTranslation('eligibility');
  const { first, second } = value;
  const setFirst = (next: LanguageAnswer) =>
    onChange({
      first: isNothing(next) ? undefined : next,
      second:
        second !== null && second?.language !== undefined && second.language === next.language
          ? undefined
          : second,
    });
  const name = (language: OfficialLanguage) => ({ value: language, name: t(`language.${language}`) });
  const others: readonly OfficialLanguage[] =
    first?.language === undefined ? ['en', 'fr'] : [otherLanguage(first.language)];
  const unknown = { value: '', name: t('unknown') };
  return (
    <>
      <RadioInput
        id={`${id}-first`}
        label={t('question.first')}
        options={[name('en'), name('fr'), unknown]}
        value={first?.language ?? ''}
        onChange={(next) => setFirst({ clb: first?.clb ?? {}, language: languageOf(next) })}
      >
        <LevelsOrScores
          id={`${id}-first-level`}
          rules={rules}
          language={first?.language}
          value={first?.clb ?? {}}
          onChange={(clb, language) => setFirst({ clb, language: language ?? first?.language })}
        />
      </RadioInput>
      <RadioInput
        id={`${id}-second`}
        label={t('question.second')}
        options={[{ value: 'none', name: t('none') }, ...others.map((language) => name(language)), unknown]}
        value={second === null ? 'none' : (second?.language ?? '')}
        onChange={(next) => {
          const language = languageOf(next);
          const answer = language === undefined ? undefined : { language, clb: {} };
          onChange({ first, second: next === 'none' ? null : answer });
        }}
      >
        {second !== null && second?.language !== undefined && (
          <LevelsOrScores
            key={second.language}
            id={`${id}-second-level`}
            rules={rules}
            language={second.language}
            value={second.clb}
            onChange={(clb) => onChange({ first, second: { language: second.language, clb } })}
          />
        )}
      </RadioInput>
    </>
  );
}

interface LevelsOrScoresProps {
  readonly id: string;
  readonly rules: LanguageSections;
  readonly language: OfficialLanguage | undefined;
  readonly value: SomeLevels;
  /** Called with the language of the test when scores were typed. */
  readonly onChange: (levels: SomeLevels, language?: OfficialLanguage) => void;
}

/** Four levels, either chosen or computed from test scores. */
function LevelsOrScores({ id, rules, language, value, onChange }: LevelsOrScoresProps) {
  const { t } = useTranslation('eligibility');
  const [typed, setTyped] = useState<TestScores | null>(null);
  const read = typed === null ? null : readScores(rules, typed);
  const type = (next: TestScores) => {
    setTyped(next);
    const result = readScores(rules, next);
    if (result.kind !== 'levels') onChange({});
    else onChange(result.isForExpressEntry ? countedLevels(result.levels) : {}, result.test.language);
  };
  /**
   * Starts with the scores that were typed into the converter in this tab, if they are for the right
   * language.
   */
  const begin = () => {
    const keptScores = parseScores(storedAnswers('clb') ?? '');
    const result = keptScores === null ? null : readScores(rules, keptScores);
    const fits = result?.kind === 'levels' && (language === undefined || result.test.language === language);
    if (keptScores !== null && fits) type(keptScores);
    else setTyped(NO_SCORES);
  };
  return (
    <Box sx={{ mt: 1 }}>
      {typed === null ? (
        <LevelFields id={id} language={language} value={value} onChange={(levels) => onChange(levels)} />
      ) : (
        <ScoreFields rules={rules} value={typed} onChange={type} only={language} />
      )}
      {read?.kind === 'notAccepted' && <p>{t('notAccepted')}</p>}
      {read?.kind === 'levels' && !read.isForExpressEntry && (
        <p>{t('column.notCounted', { column: COUNTED_COLUMN })}</p>
      )}
      {read?.kind === 'levels' && <LevelsTable read={read} />}
      <Button onClick={() => (typed === null ? begin() : setTyped(null))} sx={{ marginInlineStart: -1.5 }}>
        {typed === null ? t('enterScores') : t('chooseLevels')}
      </Button>
    </Box>
  );
}

const LEVELS = Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => HIGHEST_LEVEL - at);

interface LevelFieldsProps {
  readonly id: string;
  readonly language: OfficialLanguage | undefined;
  readonly value: SomeLevels;
  readonly onChange: (value: SomeLevels) => void;
}

/** A field for the level of each ability. Each may be unknown. */
export function LevelFields({ id, language, value, onChange }: LevelFieldsProps) {
  const { t } = useTranslation('eligibility');
  const { counted } = useLevelText();
  const options = LEVELS.map((level) => ({ value: String(level), name: counted(level, language) }));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        // Two columns where 'I don’t know' fits in half the width.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 50% - 8px)), 1fr))',
        alignItems: 'end',
      }}
    >
      {ABILITIES.map((ability) => (
        <ChoiceInput
          key={ability}
          id={`${id}-${ability}`}
          label={t(`ability.${ability}`)}
          emptyName={t('unknown')}
          options={options}
          value={value[ability] === undefined ? '' : String(value[ability])}
          onChange={(level) => onChange({ ...value, [ability]: level === '' ? undefined : Number(level) })}
        />
      ))}
    </Box>
  );
}
