import type { TFunction } from 'i18next';
import type { OpeningsReport, WaitingReport } from '@/api/endpoints/adminReports';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { STATUS_NAMES } from '@/features/hiring/stages';
import { formatNumber, formatRange } from '@/i18n/format';
import { withoutControls } from '@/ui/text/withoutControls';
import { jobAddress, type ReportTable } from './table';

/** The two reports about the present as sentences, tables and bars. */
type Say = TFunction<readonly ['reports', 'hiring', 'words', 'fields', 'terms']>;

const counted = (count: number) => ({ count, formatted: formatNumber(count) });

/** The last age group has no upper limit. */
const isOpen = (to: number | null | undefined): to is null | undefined => to === null || to === undefined;

export function openingsSentence(t: Say, { total, ages }: OpeningsReport): string {
  const old = ages.filter(({ to }) => isOpen(to)).reduce((sum, { count }) => sum + count, 0);
  return t('openings.sentence', {
    ...counted(total),
    old: old === 0 ? t('openings.oldNone') : t('openings.old', counted(old)),
  });
}

export const ageName = (t: Say, { from, to }: OpeningsReport['ages'][number]): string =>
  isOpen(to)
    ? t('openings.andMore', { from: formatNumber(from) })
    : t('openings.days', { range: formatRange(from, to) });

export const openingsTable = (t: Say, { ages, oldest }: OpeningsReport): ReportTable => ({
  columns: [
    { label: t('words:name'), kind: 'words' },
    { label: t('fields:jobReference'), kind: 'words' },
    { label: t('columns.positions'), kind: 'count' },
    { label: t('columns.days'), kind: 'count' },
    { label: t('fields:applications'), kind: 'count' },
  ],
  rows: [
    ...ages.map((age) => ({ cells: [ageName(t, age), null, age.count, null, null] })),
    ...oldest.map(({ id, reference, title, days, applications }) => ({
      cells: [withoutControls(title), reference ?? null, null, days, applications],
      to: jobAddress(id, title),
    })),
  ],
});

const STATES = ['submitted', 'inReview', 'interview', 'offer'] as const;
const stateName = (t: Say, status: string): string => {
  const ownStatus = STATES.find((each) => each === status);
  return ownStatus === undefined ? status : t(STATUS_NAMES[ownStatus]);
};

export function waitingSentence(t: Say, { total, rows }: WaitingReport): string {
  const longest = t('waiting.days', counted(Math.max(0, ...rows.map(({ waitingDays }) => waitingDays))));
  return t('waiting.sentence', { ...counted(total), longest });
}

export const waitingTable = (t: Say, { rows }: WaitingReport): ReportTable => ({
  columns: [
    { label: t('fields:applicant'), kind: 'words' },
    { label: t('fields:job'), kind: 'words' },
    { label: t('fields:company'), kind: 'words' },
    { label: t('fields:status'), kind: 'words' },
    { label: t('fields:daysWaiting'), kind: 'count' },
  ],
  rows: rows.map(({ applicationId, name, job, company, status, waitingDays }) => ({
    cells: [
      withoutControls(name),
      withoutControls(job),
      company ? withoutControls(company) : null,
      stateName(t, status),
      waitingDays,
    ],
    to: areaIsOn('adminApplications') ? pathOf('adminApplication', { id: applicationId }) : undefined,
  })),
});
