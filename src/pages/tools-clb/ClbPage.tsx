import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { SourceFoot } from '@/features/tools/page/SourceFoot';
import {
  NO_SCORES,
  parseScores,
  readScores,
  type TestScores,
  writeScores,
} from '@/features/standing/testScores';
import { ToolPage, useToday } from '@/features/tools/page/ToolPage';
import { type AnswersKind, useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { formatDate } from '@/i18n/format';
import { Surface } from '@/ui/card/Surface';
import { Coming } from '@/ui/loading/Skeletons';
import { LevelsResult } from './LevelsResult';

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
