import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { adminJobs } from '@/api/endpoints/adminJobs';
import { INTERVIEW_FILTERS } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { SENT_STATUSES, STATUS_NAMES } from '@/features/hiring/stages';
import { listOf, sortable } from '@/features/records/columns';
import type { Filter, Resource } from '@/features/records/resource';
import { WINDOWS, withinFilter } from '@/features/records/resourceParts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { listAddress } from '@/lists/address';
import { pagedSource } from '@/lists/pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from '@/lists/params';
import { withoutControls } from '@/ui/text/withoutControls';

const STATUSES = optionsOf(SENT_STATUSES, STATUS_NAMES);

/** The applications as a table of records. It is read-only: moves have their own endpoints. */
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
    {
      name: 'applicantName',
      label: 'fields:applicant',
      kind: 'text',
      sorts: true,
      width: 'minmax(8rem, 1.4fr)',
    },
    { name: 'jobTitle', label: 'fields:job', kind: 'text', sorts: true, width: 'minmax(8rem, 2fr)' },
    { name: 'company', label: 'fields:company', kind: 'text', sorts: true, width: 'minmax(6rem, 1.2fr)' },
    {
      name: 'status',
      label: 'fields:status',
      kind: 'choice',
      options: STATUSES,
      sorts: true,
      width: 'minmax(6rem, 0.8fr)',
    },
    {
      name: 'submittedAt',
      label: 'fields:sent',
      kind: 'moment',
      sorts: true,
      width: 'minmax(7rem, 0.7fr)',
    },
    { name: 'waitingDays', label: 'fields:daysWaiting', kind: 'number', sorts: true, width: '5.5rem' },
    {
      name: 'updatedAt',
      label: 'records:fields.lastModified',
      kind: 'moment',
      sorts: true,
      width: 'minmax(7rem, 0.7fr)',
    },
  ],
  endpoints: { list: adminApplications.list, wordsAsQ: true },
};

export const pipelineSource = pagedSource(listOf<StaffApplication>(pipeline));
/** The name of an application: the applicant's name, otherwise the e-mail address or the id. */
export const nameOf = ({ applicantName, applicantEmail, id }: StaffApplication): string =>
  withoutControls(applicantName).trim() || applicantEmail.trim() || id;

export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'fields:status',
  kind: 'choice',
  options: STATUSES,
};
export const JOB_FILTER: Filter = {
  name: 'job',
  label: 'fields:job',
  kind: 'reference',
  source: { list: adminJobs.list, byId: adminJobs.byId, title: 'title', also: 'company' },
};
export const INTERVIEW_FILTER: Filter = {
  name: 'interview',
  label: 'terms:interview',
  kind: 'choice',
  options: optionsOf(INTERVIEW_FILTERS, 'hiring:interviewFilter'),
};
export const SENT_FILTER = withinFilter('fields:sent');
/** The filter 'waiting' has its own switch. */
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
