import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '@/eligibility/calendar';
import type { FswSections } from '@/eligibility/fsw/fswRules';
import {
  FSW_FACTORS,
  type FswInput,
  fswRange,
  fswVerdict,
  type FswVerdict,
  unknownQuestions,
} from '@/eligibility/fsw/grid';
import { type Computing, freshness } from '@/eligibility/ruleFile';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import { ResultTable } from '@/features/tools/points/ResultTable';
import { usePointsText, useVerdictText } from '@/features/tools/points/usePointsText';
import { StillNeeded } from '@/features/tools/questions/ToolForm';
import { formatNumber } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { Surface } from '@/ui/card/Surface';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { fsw } from './answers';

interface FswResultProps {
  /** True while the profile may still fill in the form. */
  readonly waits: boolean;
  readonly input: FswInput;
  readonly rules: Computing<FswSections>;
  readonly day: Day;
  /** The actions for the points. */
  readonly children: ReactNode;
  /** The assumptions behind the points. */
  readonly assumptions: ReactNode;
}

const FACTOR_NAMES = {
  language: 'tools:fsw.factor.language',
  education: 'fields:education',
  workExperience: 'tools:fsw.factor.workExperience',
  age: 'fields:age',
  arrangedEmployment: 'fields:jobOfferInCanada',
  adaptability: 'fields:adaptability',
} as const satisfies Readonly<Record<(typeof FSW_FACTORS)[number], TextKey>>;

/** The result and the points by factor, with the line about their rules. */
export function FswResult({ waits, input, rules, day, children, assumptions }: FswResultProps) {
  const { t } = useTranslation(['tools', 'eligibility', 'terms']);
  const { passMark, maxTotal } = rules;
  const isTooOld = freshness(fsw.checkedOn, day) === 'tooOld';
  const questions = unknownQuestions(input).map((question) => ({
    id: `fsw-${question}`,
    label: t(`eligibility:question.${question}`),
  }));
  return (
    <Surface component="section" labelledBy="fsw-result" padding="roomy">
      <RulesLine file={fsw} day={day} />
      <Box component="h2" id="fsw-result" sx={{ typography: 'h6', margin: 0, mt: 2 }}>
        {t('fsw.result')}
      </Box>
      {isTooOld || passMark === undefined || maxTotal === undefined ? (
        <p>{t('terms:notKnownYet')}</p>
      ) : (
        <Box className="vt-in-order" sx={{ display: 'flow-root' }}>
          {waits && <TextSkeleton lines={6} />}
          <Box sx={{ typography: 'h4', mt: 0.5, mb: 1, minHeight: 40 }}>
            <Verdict verdict={fswVerdict(rules.sections, input, passMark)} max={maxTotal} />
          </Box>
          <StillNeeded questions={questions} />
          <Box sx={{ mt: 1 }}>{children}</Box>
          <FactorTable grid={rules.sections} input={input} max={maxTotal} />
          {assumptions}
        </Box>
      )}
    </Surface>
  );
}

function Verdict({ verdict, max }: { readonly verdict: FswVerdict; readonly max: number }) {
  return <LaterStatus text={useVerdictText()(verdict, max)} />;
}

interface FactorTableProps {
  readonly grid: FswSections;
  readonly input: FswInput;
  readonly max: number;
}

function FactorTable({ grid, input, max }: FactorTableProps) {
  const { t } = useTranslation(['tools', 'fields']);
  const points = usePointsText();
  const ranges = fswRange(grid, input);
  return (
    <ResultTable
      sx={{
        '& thead th': { ...TABLE_SX['& thead th'], whiteSpace: 'nowrap' },
        // Three columns: on the smallest phone a long name takes two lines.
        '@media (min-width: 20rem)': {},
        '@media (min-width: 24rem)': { '& tbody th': { wordBreak: 'keep-all' } },
      }}
      heads={
        <>
          <th scope="col">{t('fsw.points')}</th>
          <th scope="col">{t('fsw.most')}</th>
        </>
      }
    >
      {FSW_FACTORS.map((factor) => (
        <tr key={factor}>
          <th scope="row">{t(FACTOR_NAMES[factor])}</th>
          <td>{points.of(ranges[factor])}</td>
          <td>{formatNumber(grid[factor].max)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t('points.total')}</th>
        <td>{points.of(ranges.total)}</td>
        <td>{formatNumber(max)}</td>
      </tr>
    </ResultTable>
  );
}
