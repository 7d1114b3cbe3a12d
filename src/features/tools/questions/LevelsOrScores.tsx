import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { countedLevels } from '@/eligibility/language/scores';
import { LevelFields } from './LevelFields';
import { LevelsTable } from '@/features/tools/page/LevelsTable';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { NO_SCORES, parseScores, readScores, type TestScores } from '@/features/standing/testScores';
import { storedAnswers } from '@/features/tools/page/toolInputs';

interface LevelsOrScoresProps {
  readonly id: string;
  readonly rules: LanguageSections;
  readonly language: OfficialLanguage | undefined;
  readonly value: SomeLevels;
  /** Called with the language of the test when scores were typed. */
  readonly onChange: (levels: SomeLevels, language?: OfficialLanguage) => void;
}

/** Four levels, either chosen or computed from test scores. */
export function LevelsOrScores({ id, rules, language, value, onChange }: LevelsOrScoresProps) {
  const { t } = useTranslation('eligibility');
  const [typed, setTyped] = useState<TestScores | null>(null);
  const read = typed === null ? null : readScores(rules, typed);
  const type = (next: TestScores) => {
    setTyped(next);
    const result = readScores(rules, next);
    if (result.kind === 'levels') onChange(countedLevels(result.levels), result.test.language);
    else onChange({});
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
      {read?.kind === 'levels' && <LevelsTable read={read} />}
      <Button onClick={() => (typed === null ? begin() : setTyped(null))} sx={{ marginInlineStart: -1 }}>
        {typed === null ? t('enterScores') : t('chooseLevels')}
      </Button>
    </Box>
  );
}
