import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { lowestLevel } from '@/eligibility/language/scores';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { LevelsTable, useLevelText } from '@/features/tools/page/LevelsTable';
import { ScoreFields } from '@/features/tools/ScoreFields';
import {
  NO_SCORES,
  parseScores,
  readScores,
  type ReadScores,
  type TestScores,
  writeScores,
} from '@/features/standing/testScores';
import { SourceFoot, ToolPage, useToday } from '@/features/tools/page/ToolPage';
import { type AnswersKind, useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { formatDate } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { Coming } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { CopyButton } from '@/ui/text/CopyButton';
import { Reaches } from './Reaches';

interface LevelsResultProps {
  readonly rules: LanguageSections;
  readonly read: ReadScores;
}

/** The levels of the typed scores. */
function LevelsResult({ rules, read }: LevelsResultProps) {
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

const rules = await loadLanguageTests();

/** Converts the scores of a language test to levels, and shows what these are enough for. */
export function ClbPage() {
  const { t } = useTranslation('tools');
  const { owner } = useOwnAnswers();
  return (
    <ToolPage lead={t('clb.lead')}>
      <Converter key={owner} />
      <SourceFoot
        text={t('clb.checked', { date: formatDate(rules.checkedOn, { dateStyle: 'long' }) })}
        official={rules.official}
      />
    </ToolPage>
  );
}

const KIND: AnswersKind<TestScores> = {
  tool: 'clb',
  empty: NO_SCORES,
  read: (text) => {
    const value = parseScores(text);
    return value === null ? null : { rules: '', value };
  },
  write: writeScores,
  fromProfile: ({ newest }) => newest ?? NO_SCORES,
};

function Converter() {
  const { value: typed, change, waits } = useAnswers(KIND);
  const day = useToday(rules.checkedOn);
  const sections = rulesOn(rules, day).computing?.sections;
  if (sections === undefined) return null;
  return (
    <Box
      className="vt-in-order"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
      }}
    >
      <Surface padding="roomy">
        {waits && <Coming />}
        <ScoreFields rules={sections} value={typed} onChange={change} />
      </Surface>
      <LevelsResult rules={sections} read={readScores(sections, typed)} />
    </Box>
  );
}
