import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { adminJobs } from '@/api/endpoints/adminJobs';
import { INTERVIEW_FILTERS } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { SENT_STATUSES } from '@/features/hiring/stages';
import { listOf, sortable } from '@/features/records/columns';
import type { Filter, Resource } from '@/features/records/resource';
import { WINDOWS, withinFilter } from '@/features/records/windows';
import { listAddress } from '@/lists/address';
import { pagedSource } from '@/lists/pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';

const STATUSES = SENT_STATUSES.map((value) => ({ value, label: { key: `hiring:status.${value}` } }));

/** The applications as a table of records: read here, and moved by the pipeline's own means. */
type Pipeline = Pick<
  Resource<StaffApplication>,
  'fields' | 'columns' | 'columnsNeed' | 'pathOf' | 'endpoints'
> & {
  readonly id: string;
  readonly title: 'applicantName';
};

export const pipeline: Pipeline = {
  id: 'applications',
  title: 'applicantName',
  columnsNeed: 60,
  pathOf: ({ id }) => pathOf('adminApplication', { id }),
  fields: [],
  columns: [
    { name: 'applicantName', label: 'applicant', kind: 'text', sorts: true, width: 'minmax(8rem, 1.4fr)' },
    { name: 'jobTitle', label: 'job', kind: 'text', sorts: true, width: 'minmax(8rem, 2fr)' },
    { name: 'company', label: 'company', kind: 'text', sorts: true, width: 'minmax(6rem, 1.2fr)' },
    {
      name: 'status',
      label: 'status',
      kind: 'choice',
      options: STATUSES,
      sorts: true,
      width: 'minmax(6rem, 0.8fr)',
    },
    { name: 'submittedAt', label: 'sentAt', kind: 'moment', sorts: true, width: 'minmax(7.25rem, 0.7fr)' },
    { name: 'waitingDays', label: 'waitingDays', kind: 'number', sorts: true, width: '5.5rem' },
    {
      name: 'updatedAt',
      label: 'lastModified',
      kind: 'moment',
      sorts: true,
      width: 'minmax(7.25rem, 0.7fr)',
    },
  ],
  endpoints: { list: adminApplications.list },
};

export const pipelineSource = pagedSource(listOf<StaffApplication>(pipeline));
/** What people call an application. */
export const nameOf = ({ applicantName, applicantEmail, id }: StaffApplication): string =>
  applicantName.trim() || applicantEmail.trim() || id;

export const STATUS_FILTER: Filter = { name: 'status', label: 'status', kind: 'choice', options: STATUSES };
export const JOB_FILTER: Filter = {
  name: 'job',
  label: 'job',
  kind: 'reference',
  source: { list: adminJobs.list, byId: adminJobs.byId, title: 'title', also: 'company' },
};
export const INTERVIEW_FILTER: Filter = {
  name: 'interview',
  label: 'interview',
  kind: 'choice',
  options: INTERVIEW_FILTERS.map((value) => ({ value, label: { key: `hiring:interviewFilter.${value}` } })),
};
export const SENT_FILTER = withinFilter('sentAt');
/** 'waiting' has a switch of its own. */
export const PIPELINE = listAddress('adminApplications', {
  view: oneOf(['list', 'board']),
  search: words({ name: 'q', also: 'search' }),
  filters: {
    status: text(),
    job: text(),
    waiting: oneOf(['', 'long']),
    interview: oneOf(['', ...INTERVIEW_FILTERS]),
    within: oneOf(['', ...WINDOWS]),
  },
  sort: sortBy(sortable(pipeline)),
  order: direction(),
  page: pages(),
  size: sizes(),
});
export type PipelineState = typeof PIPELINE.plain;
