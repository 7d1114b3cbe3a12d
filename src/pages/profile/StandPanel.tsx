import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { CRS_PARTS } from '@/eligibility/crs/points';
import { pathOf } from '@/routing/routes';
import type { StakeGroup } from '@/eligibility/crs/pointsAtStake';
import { type CrsRanges, isCertain } from '@/eligibility/crs/range';
import { rulesOn } from '@/eligibility/ruleFile';
import { sectionPath } from '@/features/profile/sections';
import type { Standing } from '@/features/standing/standing';
import { useStanding } from '@/features/standing/useStanding';
import { isOffered, SECTION_OF_GROUP } from '@/features/profile/tasks';
import { useLevelText } from '@/features/tools/page/LevelsTable';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { PART_NAMES, usePointsText, useVerdictText } from '@/features/tools/points/usePointsText';
import { formatDate } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { Row, StillNeeded, To } from './StandRow';

interface StandPanelProps {
  readonly userId: string;
  /** Further rows, which load and fail on their own. */
  readonly children: ReactNode;
}

/** The person's standing today: levels and points with links to their tools, or what is missing for them. */
export function StandPanel({ userId, children }: StandPanelProps) {
  const { t } = useTranslation('profile');
  const standing = useStanding(userId);
  if (!areaIsOn('tools')) return null;
  return (
    <TitledCard title={t('stand.title')}>
      <div className="vt-in-order">
        <QueryState state={standing} failed={t('stand.failed')} skeleton={<Waiting />}>
          {(known) => <Rows standing={known} />}
        </QueryState>
        <Box component="dl" className="vt-in-order" sx={{ margin: 0 }}>
          {children}
        </Box>
      </div>
    </TitledCard>
  );
}

function Waiting() {
  return (
    <Box sx={{ display: 'grid', gap: 2, minHeight: 440, alignContent: 'start' }}>
      <TextSkeleton lines={4} />
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}

function Rows({ standing }: { readonly standing: Standing }) {
  const { crs, fsw, files, day } = standing;
  return (
    <>
      {(crs !== undefined || fsw !== undefined) && (
        <RulesLine file={crs === undefined ? files.fsw : files.crs} day={day} />
      )}
      {crs !== undefined && crs !== null && <PointsByPart ranges={crs.ranges} />}
      <Box component="dl" sx={{ margin: 0, marginBlockStart: 1.5 }}>
        {crs !== undefined && <CrsRow standing={standing} crs={crs} />}
        <LevelRow standing={standing} />
        {fsw !== undefined && <GridRow standing={standing} fsw={fsw} />}
      </Box>
    </>
  );
}

function CrsRow({
  standing,
  crs,
}: {
  readonly standing: Standing;
  readonly crs: (Standing['crs'] & object) | null;
}) {
  const { t } = useTranslation(['profile', 'tools', 'terms']);
  const points = usePointsText();
  const rules = rulesOn(standing.files.crs, standing.day);
  const end = rules.computing?.effectiveTo ?? null;
  if (crs === null) {
    return (
      <Row label={t('stand.crs')}>
        <To to={pathOf('toolsCrs')}>{t('terms:notKnownYet')}</To>
      </Row>
    );
  }
  return (
    <Row
      label={t('stand.crs')}
      note={
        rules.current || end === null
          ? t('tools:rules.current')
          : t('tools:rules.until', { date: formatDate(end, { dateStyle: 'long' }) })
      }
    >
      {isCertain(crs.ranges.total) ? (
        <Box component="span" sx={{ typography: 'h4' }}>
          <To to={pathOf('toolsCrs')}>{points.of(crs.ranges.total)}</To>
        </Box>
      ) : (
        <>
          <To to={pathOf('toolsCrs')}>{t('terms:notKnownYet')}</To>
          <div>{points.between(crs.ranges.total)}</div>
          <Missing groups={crs.missing} hasAllParts={standing.hasAllParts} />
        </>
      )}
    </Row>
  );
}

function LevelRow({ standing: { lowest, hasAllParts } }: { readonly standing: Standing }) {
  const { t } = useTranslation(['profile', 'tools', 'terms']);
  const level = useLevelText();
  return (
    <Row label={t('stand.lowest')}>
      <To to={pathOf('toolsClb')}>
        {lowest === null ? t('terms:notKnownYet') : level.counted(lowest.level, lowest.language)}
      </To>
      {lowest === null && <Missing groups={['tests']} hasAllParts={hasAllParts} />}
    </Row>
  );
}

function GridRow({
  standing,
  fsw,
}: {
  readonly standing: Standing;
  readonly fsw: (Standing['fsw'] & object) | null;
}) {
  const { t } = useTranslation(['profile', 'tools', 'terms']);
  const verdict = useVerdictText();
  const doubt = rulesOn(standing.files.fsw, standing.day).inForce?.doubtSince;
  return (
    <Row
      label={t('stand.grid')}
      note={
        doubt !== undefined &&
        standing.day >= doubt &&
        t('tools:rules.doubt', { date: formatDate(doubt, { dateStyle: 'long' }) })
      }
    >
      <To to={pathOf('toolsFsw')}>{fsw === null ? t('terms:notKnownYet') : verdict(fsw.verdict, fsw.max)}</To>
      {fsw !== null && fsw.verdict.kind === 'cannotTell' && (
        <Missing groups={fsw.missing} hasAllParts={standing.hasAllParts} />
      )}
    </Row>
  );
}

interface MissingProps {
  readonly groups: readonly StakeGroup[];
  readonly hasAllParts: boolean;
}

function Missing({ groups, hasAllParts }: MissingProps) {
  const { t } = useTranslation('profile');
  const items = groups.map((group) => ({
    name: t(`stand.missing.${group}`),
    to: isOffered(group, hasAllParts) ? sectionPath(SECTION_OF_GROUP[group]) : null,
  }));
  return <StillNeeded items={items} />;
}

/** The points of each part, as the estimator computes them; collapsed at first. */
function PointsByPart({ ranges }: { readonly ranges: CrsRanges }) {
  const { t } = useTranslation(['tools', 'fields']);
  const points = usePointsText();
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 550 }}>
        {t('points.byPart')}
      </Box>
      <Box component="dl" sx={LIST_SX}>
        {CRS_PARTS.map((part) => (
          <div key={part}>
            <dt>{t(PART_NAMES[part])}</dt>
            <dd>{isCertain(ranges[part]) ? points.of(ranges[part]) : points.between(ranges[part])}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const LIST_SX = {
  m: 0,
  mb: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    paddingBlock: 0.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
  '& > div:last-of-type': { fontWeight: 700 },
  '& dd': { m: 0, textAlign: 'end' },
} as const;
