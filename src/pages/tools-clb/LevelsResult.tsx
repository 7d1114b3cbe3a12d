import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '@/eligibility/abilities';
import { pathOf } from '@/routing/routes';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { lowestLevel } from '@/eligibility/language/scores';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { LevelsTable, useLevelText } from '@/features/tools/page/LevelsTable';
import type { ReadScores } from '@/features/standing/testScores';
import { labelled } from '@/i18n/labelled';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { CopyButton } from '@/ui/text/CopyButton';
import { Reaches } from './Reaches';

interface LevelsResultProps {
  readonly rules: LanguageSections;
  readonly read: ReadScores;
}

/** The levels of the typed scores. */
export function LevelsResult({ rules, read }: LevelsResultProps) {
  const { t } = useTranslation(['tools', 'eligibility']);
  if (read.kind === 'noTest') {
    return <Surface padding="roomy">{t('clb.begin')}</Surface>;
  }
  if (read.kind === 'notAccepted') {
    return (
      <Surface padding="roomy">
        <LaterStatus text={t('eligibility:notAccepted')} />
      </Surface>
    );
  }
  return (
    <Surface padding="roomy">
      <Levels rules={rules} read={read} />
    </Surface>
  );
}

function Levels({ rules, read }: { rules: LanguageSections; read: Extract<ReadScores, { kind: 'levels' }> }) {
  const { t } = useTranslation(['tools', 'eligibility']);
  const { ofAbility } = useLevelText();
  const { levels, test } = read;
  const lowest = lowestLevel(levels);
  const sentence =
    lowest === 'unknown'
      ? t('eligibility:levels.lowestUnknown')
      : t('eligibility:levels.lowest', { level: ofAbility(lowest, test.language) });
  const copied = [
    test.name,
    ...ABILITIES.map((ability) =>
      labelled(t(`eligibility:ability.${ability}`), ofAbility(levels[ability], test.language)),
    ),
  ].join('\n');
  return (
    <>
      <LevelsTable read={read} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mt: 1.5,
          minHeight: 44,
          fontWeight: 600,
        }}
      >
        <LaterStatus text={sentence} />
        <div>
          <CopyButton text={copied} label={t('clb.copy')} />
        </div>
      </Box>
      <Reaches rules={rules} read={read} />
      {/* This tool reuses the scores that were typed here. */}
      <Link
        component={AppLink}
        to={pathOf('toolsCrs')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
      >
        {t('crs.title')}
      </Link>
    </>
  );
}
