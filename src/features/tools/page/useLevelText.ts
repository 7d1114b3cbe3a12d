import { useTranslation } from 'react-i18next';
import { HIGHEST_LEVEL, LOWEST_LEVEL, type OfficialLanguage } from '@/eligibility/abilities';
import type { AbilityLevel } from '@/eligibility/language/scores';
import { scaleOf } from '@/features/standing/testScores';

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
