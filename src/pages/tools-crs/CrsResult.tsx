import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownFields } from '@/eligibility/crs/answers';
import type { CrsSections } from '@/eligibility/crs/crsRules';
import { crsRange, isCertain } from '@/eligibility/crs/range';
import type { Day } from '@/eligibility/calendar';
import { type Computing, freshness, rulesOn } from '@/eligibility/ruleFile';
import { LaterStatus } from '@/features/tools/page/LaterStatus';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { usePointsText } from '@/features/tools/points/usePointsText';
import { StillNeeded } from '@/features/tools/questions/ToolForm';
import { formatDate } from '@/i18n/format';
import { Surface } from '@/ui/card/Surface';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { crs, fieldOf } from './answers';
import { type Columns, nowOf } from './columns';
import { PointsTable } from './PointsTable';

interface CrsResultProps {
  /** True while the profile may still fill in the form. */
  readonly waits: boolean;
  readonly columns: Columns;
  readonly rules: Computing<CrsSections>;
  readonly day: Day;
  /** The actions for the points. */
  readonly children: ReactNode;
  /** The assumptions behind the points. */
  readonly assumptions: ReactNode;
}

/** The points and the line about their rules. There is no total when the rules are out of date. */
export function CrsResult({ waits, columns, rules, day, children, assumptions }: CrsResultProps) {
  const { t } = useTranslation(['tools', 'eligibility', 'terms']);
  const deferredColumns = useDeferredValue(columns);
  const isWaiting = useDeferredValue(waits);
  const ranges = useMemo(
    () => deferredColumns.map(({ input }) => crsRange(rules.sections, input, rules.maxTotal)),
    [deferredColumns, rules],
  );
  const points = usePointsText();
  const [now] = ranges;
  const isTooOld = freshness(crs.checkedOn, day) === 'tooOld';
  const questions = unknownFields(nowOf(deferredColumns)).map((field) => ({
    id: fieldOf(field),
    label: t(`eligibility:question.${field}`),
  }));
  return (
    <Surface component="section" labelledBy="crs-result" padding="roomy">
      <RulesLine file={crs} day={day} />
      <Box component="h2" id="crs-result" className="vt-dated" sx={{ typography: 'h5', margin: 0, mt: 2 }}>
        {rulesOn(crs, day).current || rules.effectiveTo === null
          ? t('rules.current')
          : t('rules.until', { date: formatDate(rules.effectiveTo, { dateStyle: 'long' }) })}
      </Box>
      {isTooOld || now === undefined ? (
        <p>{t('terms:notKnownYet')}</p>
      ) : (
        <Box className="vt-in-order" sx={{ display: 'flow-root' }}>
          {isWaiting && <TextSkeleton lines={6} />}
          <Total
            certain={isCertain(now.total)}
            text={points.of(now.total)}
            between={points.between(now.total)}
          />
          <StillNeeded questions={questions} />
          {children}
          <PointsTable columns={deferredColumns} ranges={ranges} />
          <Box sx={visuallyHiddenSx}>
            <LaterStatus text={points.sentence(now.total)} />
          </Box>
          {assumptions}
        </Box>
      )}
    </Surface>
  );
}

interface TotalProps {
  readonly certain: boolean;
  readonly text: string;
  readonly between: string;
}

function Total({ certain, text, between }: TotalProps) {
  const { t } = useTranslation('terms');
  return (
    <Box sx={{ mt: 1, minHeight: 64 }}>
      {/* The two texts differ in size, so a new key makes a new element: one that changed its size would count
          as a layout shift. */}
      <Box key={String(certain)} sx={{ typography: certain ? 'h2' : 'h4', textWrap: 'balance' }}>
        {certain ? text : t('notKnownYet')}
      </Box>
      {!certain && <div>{between}</div>}
    </Box>
  );
}
