import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ABILITIES, HIGHEST_LEVEL, LOWEST_LEVEL, type OfficialLanguage } from '@/eligibility/abilities';
import type { AbilityLevel } from '@/eligibility/language/scores';
import { type ReadScores, scaleOf } from '@/features/standing/testScores';
import { TABLE_SX } from './tableSx';

/** A table with the level of each ability. */
export function LevelsTable({ read }: { readonly read: Extract<ReadScores, { kind: 'levels' }> }) {
  const { t } = useTranslation(['eligibility', 'fields']);
  const { ofAbility } = useLevelText();
  return (
    <Box component="table" sx={{ ...TABLE_SX, '& tbody td': { width: '40%' } }}>
      <caption>{t('levels.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('levels.ability')}</th>
          <th scope="col">{t('fields:level')}</th>
        </tr>
      </thead>
      <tbody>
        {ABILITIES.map((ability) => (
          <tr key={ability}>
            <th scope="row">{t(`ability.${ability}`)}</th>
            <td>
              <bdi>{ofAbility(read.levels[ability], read.test.language)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Returns the text of a level: 'CLB 7', 'CLB 10 or more', 'Below NCLC 4'. */
export function useLevelText() {
  const { t } = useTranslation('eligibility');
  const say = (level: number, language: OfficialLanguage | undefined): string =>
    t(level >= HIGHEST_LEVEL ? 'level.orMore' : 'level.at', { scale: scaleOf(language), level });
  const below = (lowest: number, language: OfficialLanguage | undefined): string =>
    t('level.below', { scale: scaleOf(language), level: lowest });
  return {
    say,
    /** A level in the form in which points are given: 3 stands for everything below 4. */
    counted: (level: number, language: OfficialLanguage | undefined): string =>
      level <= LOWEST_LEVEL ? below(LOWEST_LEVEL + 1, language) : say(level, language),
    ofAbility: (level: AbilityLevel, language: OfficialLanguage): string => {
      if (level.kind === 'level') return say(level.level, language);
      return level.kind === 'below' ? below(level.lowest, language) : t('reaches.cannotTell');
    },
  };
}
