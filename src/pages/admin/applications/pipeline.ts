import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { adminJobs } from '@/api/endpoints/adminJobs';
import { pathOf } from '@/config/routes';
import type { Filter, Item, Resource } from '@/features/records/resource';
import { SENT_STATUSES } from '@/features/hiring/stages';

const STATUSES = SENT_STATUSES.map((value) => ({ value, label: { key: `hiring:status.${value}` } }));

/** The applications as a table of the kit: read here, and moved by the pipeline's own means. */
type Pipeline = Pick<
  Resource<StaffApplication>,
  'title' | 'key' | 'fields' | 'columns' | 'columnsNeed' | 'pathOf' | 'endpoints'
> & { readonly id: string };

const declared: Pipeline = {
  id: 'applications',
  title: 'applicantName',
  key: 'applicantEmail',
  columnsNeed: 58,
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
    { name: 'submittedAt', label: 'sentAt', kind: 'moment', sorts: true, width: 'minmax(6.25rem, 0.7fr)' },
    { name: 'waitingDays', label: 'waitingDays', kind: 'number', sorts: true, width: '5.5rem' },
    { name: 'updatedAt', label: 'lastModified', kind: 'moment', sorts: true, width: 'minmax(6.5rem, 0.7fr)' },
  ],
  endpoints: { list: adminApplications.list },
};

/** From here on a record is whatever the backend sent, as everywhere in the kit. */
export const pipeline = declared as unknown as Pick<Resource, Exclude<keyof Pipeline, 'id'>> & {
  readonly id: string;
};
export const applicationOf = (item: Item): StaffApplication => item as unknown as StaffApplication;
export const itemOf = (application: StaffApplication): Item => application;

export const STATUS_FILTER: Filter = { name: 'status', label: 'status', kind: 'choice', options: STATUSES };
export const JOB_FILTER: Filter = {
  name: 'job',
  label: 'job',
  kind: 'reference',
  source: { list: adminJobs.list, byId: adminJobs.byId, title: 'title', also: 'company' },
};
/** What the list may be narrowed to; 'waiting' has a switch of its own. */
export const PIPELINE_NAMES = {
  words: 'q' as const,
  sortable: declared.columns.map(({ name }) => name),
  filters: ['status', 'job', 'waiting'],
  views: ['board'],
} as const;
