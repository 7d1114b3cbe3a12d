import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { ABILITIES } from '@/eligibility/abilities';
import { today } from '@/eligibility/calendar';
import { lowestLevel } from '@/eligibility/language/scores';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { MISSING_NAMES, testMissing, validityOf } from '@/features/profile/entryStates';
import { Validity } from '@/features/profile/Validity';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import { type ReadScores, readScores, storedScores, type TestScores } from '@/features/standing/testScores';
import { useLevelText } from '@/features/tools/page/LevelsTable';
import { Entry } from './Entry';
import { isolated } from '@/i18n/isolated';

const rules = rulesOn(await loadLanguageTests(), today()).computing?.sections ?? {
  tests: [],
  programmes: [],
};

/** The language tests of a profile, with levels and validity. */
export function TestEntries({ tests }: { readonly tests: readonly LanguageTest[] }) {
  const { t } = useTranslation(['entries', 'eligibility', 'profile', 'terms', 'fields']);
  const { ofAbility } = useLevelText();
  return tests.map((test) => {
    const scores = storedScores(rules, test);
    const read: ReadScores = scores === null ? { kind: 'noTest' } : readScores(rules, scores);
    const levels = read.kind === 'levels' ? read : null;
    const name = test.name || (levels?.test.name ?? test.testCode ?? t('terms:languageTest'));
    const lowest = levels === null ? null : lowestLevel(levels.levels);
    const validity = validityOf(test, today());
    return (
      <Entry
        key={test.id}
        title={name}
        missing={testMissing(test).map((item) => t(MISSING_NAMES[item]))}
        lines={[
          scores === null && <bdi dir="ltr">{test.score}</bdi>,
          read.kind === 'notAccepted' && t('eligibility:notAccepted'),
        ]}
      >
        {scores !== null && <ScoresTable name={name} scores={scores} read={levels} />}
        {levels !== null && lowest !== null && lowest !== 'unknown' && (
          <Box sx={{ fontWeight: 600 }}>
            {t('eligibility:levels.lowest', { level: ofAbility(lowest, levels.test.language) })}
          </Box>
        )}
        {validity !== null && <Validity validity={validity} />}
        <div>{t(`terms:check.${test.status}`)}</div>
      </Entry>
    );
  });
}

interface ScoresTableProps {
  readonly name: string;
  readonly scores: TestScores;
  /** Null for a test without levels. */
  readonly read: Extract<ReadScores, { kind: 'levels' }> | null;
}

function ScoresTable({ name, scores, read }: ScoresTableProps) {
  const { t } = useTranslation(['eligibility', 'profile', 'fields']);
  const { ofAbility } = useLevelText();
  return (
    <Box
      component="table"
      sx={{
        ...TABLE_SX,
        maxWidth: 480,
        '& caption': { ...TABLE_SX['& caption'], fontSize: '1rem' },
        // Keeps three columns on the smallest phone without breaking a word or a level.
        '& th, & td': { ...TABLE_SX['& th, & td'], paddingInlineEnd: 0.75, overflowWrap: 'normal' },
        '& thead th': { ...TABLE_SX['& thead th'], whiteSpace: 'nowrap' },
      }}
    >
      <caption>{t('profile:entry.scoresOf', { test: isolated(name) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('levels.ability')}</th>
          <th scope="col">{t('fields:score')}</th>
          {read !== null && <th scope="col">{t('fields:level')}</th>}
        </tr>
      </thead>
      <tbody>
        {ABILITIES.map((ability) => (
          <tr key={ability}>
            <th scope="row">{t(`ability.${ability}`)}</th>
            <td>
              <bdi dir="ltr">{scores.scores[ability]}</bdi>
            </td>
            {read !== null && (
              <td>
                <bdi>{ofAbility(read.levels[ability], read.test.language)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
