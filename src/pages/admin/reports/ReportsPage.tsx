import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminReports } from '@/api/endpoints/adminReports';
import { queryOptionsFor } from '@/api/queries';
import { todayInUtc } from '@/eligibility/calendar';
import { isNotOffered } from '@/errors/ApiError';
import { formatDate } from '@/i18n/format';
import { labelled, sentences } from '@/i18n/punctuation';
import { useAddress } from '@/lists/useAddress';
import { readState } from '@/ui/loading/readState';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import { withoutControls } from '@/ui/text/withoutControls';
import { funnelSentence } from './funnelSentence';
import { ageName, openingsSentence, openingsTable, waitingSentence, waitingTable } from './now';
import { periodsOf, type Period, REPORTS } from './period';
import { PeriodBar } from './PeriodBar';
import {
  funnelTable,
  isEmptyFunnel,
  isEmptyPlacements,
  monthName,
  placementsSentence,
  placementsTable,
  stageName,
} from './periodReports';
import { Report } from './Report';
import './reports.css';

const CHARTED = 10;
/** The year is shown only when the same month can occur twice. */
const monthLabel = (months: number): Intl.DateTimeFormatOptions => ({
  month: 'short',
  timeZone: 'UTC',
  ...(months > 12 && { year: 'numeric' }),
});

const counts = (list: readonly { readonly count: number }[] | undefined): number[] =>
  (list ?? []).map(({ count }) => count);

/** Reports about hiring: the outcome of applications, placements, open jobs and long waits. */
export function ReportsPage() {
  const { t } = useTranslation(['reports', 'hiring', 'profile', 'fields', 'terms']);
  const list = useAddress(REPORTS);
  const today = todayInUtc();
  const asked = periodsOf(list.state, today);
  const { period, compare } = asked;
  const query = {
    ...period,
    ...(compare === undefined ? {} : { compareFrom: compare.from, compareTo: compare.to }),
  };
  const funnel = useQuery(queryOptionsFor(adminReports.funnel, { query }));
  const placements = useQuery(queryOptionsFor(adminReports.placements, { query }));
  const openings = useQuery(queryOptionsFor(adminReports.openings));
  const waiting = useQuery(queryOptionsFor(adminReports.waiting));
  const isAbsent = [funnel, placements, openings, waiting].every(
    ({ data, error }) => data === undefined && isNotOffered(error),
  );
  const now = t('series.now');
  const daysOf = ({ from, to }: Period): string =>
    t('terms:range', { from: formatDate(from), to: formatDate(to) });
  /** The series of the other period, when there is one. */
  const beside = (label: string, before: readonly number[] | undefined) =>
    before === undefined ? [] : [{ label, counts: before }];
  /** The sentence about the period, followed by that about the other period with its dates. */
  const sentencesOf = <T,>(
    report: T & { readonly compare?: T | null | undefined },
    say: (each: T) => string,
  ): string[] => [
    say(report),
    ...(!report.compare || compare === undefined ? [] : [labelled(daysOf(compare), say(report.compare))]),
  ];
  const fileOf = (name: string) => `${name}-${period.from}-${period.to}`;
  if (isAbsent)
    return (
      <PageBody>
        <PageNotOffered />
      </PageBody>
    );
  return (
    <Content padded>
      <PageHeading />
      <Box
        sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
        className="vt-in-order"
      >
        <PeriodBar list={list} asked={asked} />
        <Text quiet>
          {[
            daysOf(period),
            ...(compare === undefined ? [] : [t('comparedWith', { days: daysOf(compare) })]),
          ].join(SEPARATOR)}
          {SEPARATOR}
          <span>{t('inUtc')}</span>
        </Text>
        <Report
          title={t('funnel.title')}
          early="funnel"
          file={fileOf('funnel')}
          state={readState(funnel)}
          isEmpty={isEmptyFunnel}
          sentences={(report) => sentencesOf(report, (each) => funnelSentence(t, each))}
          bars={({ stages, compare: before }) => ({
            labels: stages.map(({ stage }) => stageName(t, stage)),
            series: [
              { label: now, counts: stages.map(({ reached }) => reached) },
              ...beside(
                t('columns.before'),
                before?.stages.map(({ reached }) => reached),
              ),
            ],
            lie: true,
          })}
          table={(report) => funnelTable(t, report)}
        />
        <Report
          title={t('placements.title')}
          file={fileOf('placements')}
          state={readState(placements)}
          isEmpty={isEmptyPlacements}
          sentences={(report) => sentencesOf(report, (each) => placementsSentence(t, each))}
          bars={({ byMonth, compare: before }) => ({
            labels: byMonth.map(({ month }) => monthName(month, monthLabel(byMonth.length))),
            series: [
              { label: now, counts: counts(byMonth) },
              ...beside(
                t('columns.before'),
                before ? byMonth.map((_, at) => before.byMonth[at]?.count ?? 0) : undefined,
              ),
            ],
          })}
          table={(report) => placementsTable(t, report)}
        />
        <Report
          title={t('openings.title')}
          file={`openings-${today}`}
          state={readState(openings)}
          isEmpty={({ total }) => total === 0}
          empty={t('openings.none')}
          sentences={(report) => [sentences([openingsSentence(t, report), t('asOfNow')])]}
          bars={({ ages }) => ({
            labels: ages.map((age) => ageName(t, age)),
            series: [{ label: t('columns.positions'), counts: counts(ages) }],
            lie: true,
          })}
          table={(report) => openingsTable(t, report)}
        />
        <Report
          title={t('waiting.title')}
          file={`waiting-${today}`}
          state={readState(waiting)}
          isEmpty={({ total }) => total === 0}
          empty={t('waiting.none')}
          sentences={(report) => [sentences([waitingSentence(t, report), t('asOfNow')])]}
          bars={({ rows }) => ({
            labels: rows.slice(0, CHARTED).map(({ name }) => withoutControls(name)),
            series: [
              {
                label: t('fields:daysWaiting'),
                counts: rows.slice(0, CHARTED).map((row) => row.waitingDays),
              },
            ],
            lie: true,
          })}
          table={(report) => waitingTable(t, report)}
        />
      </Box>
    </Content>
  );
}
