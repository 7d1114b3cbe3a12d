import { adminJobs } from '@/api/endpoints/adminJobs';
import {
  CANADIAN_REGIONS,
  CLOSE_REASONS,
  COVER_LETTER_RULES,
  JOB_CATEGORIES,
  JOB_STATUSES,
  JOB_TAGS,
  JOB_TYPES,
} from '@/config/jobs';
import type { Message } from '@/errors/normaliser';
import { RecordsPage } from '@/features/records/RecordsPage';
import { EDUCATION_LEVELS } from '@/features/records/references';
import type { Field, Item, Resource, Values } from '@/features/records/resource';
import { LAST_MODIFIED, withView } from '@/features/records/resourceParts';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { lazyDialog } from '@/ui/loading/lazyDialog';
import { closingProblem, flatJob, type FlatJob, jobBody } from './flatJob';
import { documentIn, languageIn, questionIn } from './lines';

const STATUSES = optionsOf(JOB_STATUSES, 'hiring:jobStatus');
const PERMITS = optionsOf(['employerHelps', 'notOffered'], 'hiring:workPermit');
/** The currencies that can be chosen. A posting may use others. */
const CURRENCIES = ['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'AED'];
const TEXTS = { most: 100, maxLength: 100 };

/** Returns a rule that reports a line which cannot be parsed. */
const or =
  (read: (line: string) => unknown, key: string) =>
  (line: string): Message | undefined =>
    read(line) === undefined ? { key, values: { entry: line.slice(0, 60) } } : undefined;

const closing: Field<FlatJob> = {
  name: 'closesAt',
  label: 'fields:closesAt',
  kind: 'moment',
  hint: 'closesAt',
};
const statusOf = (job: FlatJob): string => job.status ?? 'open';

/** The job postings as an admin resource. The status follows from the dates, or from closing by hand. */
export const jobPostings: Resource<FlatJob> = {
  id: 'jobs',
  route: 'adminJobs',
  key: 'reference',
  title: 'title',
  version: 'lastModified',
  usage: { count: 'applicationCount', text: 'applications' },
  columnsNeed: 60,
  bodyOf: jobBody,
  check: (values: Values, before: Item | undefined) => {
    const wrong = closingProblem(values, before as FlatJob | undefined, Date.now());
    return new Map(wrong === undefined ? [] : [['closesAt', wrong]]);
  },
  filters: [{ name: 'status', label: 'fields:status', kind: 'choice', options: STATUSES }],
  fields: [
    {
      name: 'reference',
      label: 'fields:jobReference',
      kind: 'code',
      required: true,
      maxLength: 40,
      pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}./_-]*$/u,
      says: 'reference',
    },
    { name: 'title', label: 'fields:title', kind: 'text', required: true, maxLength: 300 },
    { name: 'company', label: 'fields:company', kind: 'text', required: true, maxLength: 200 },
    { name: 'location', label: 'fields:location', kind: 'text', required: true, maxLength: 200 },
    { name: 'countryCode', label: 'fields:country', kind: 'country', by: 'code' },
    {
      name: 'regionCode',
      label: 'fields:province',
      kind: 'choice',
      options: optionsOf(CANADIAN_REGIONS, 'jobs:regions'),
    },
    {
      name: 'type',
      label: 'fields:jobType',
      kind: 'choice',
      options: optionsOf(JOB_TYPES, 'jobs:types'),
      bulk: true,
    },
    {
      name: 'category',
      label: 'fields:category',
      kind: 'choice',
      options: optionsOf(JOB_CATEGORIES, 'profile:category'),
      bulk: true,
    },
    {
      name: 'tags',
      label: 'fields:tags',
      kind: 'choices',
      options: optionsOf(JOB_TAGS, 'jobs:tags'),
    },
    { name: 'salary', label: 'fields:pay', kind: 'money', currencies: CURRENCIES, others: true },
    { name: 'experience', label: 'fields:experience', kind: 'text', maxLength: 200 },
    { name: 'skills', label: 'fields:skills', kind: 'list', ...TEXTS },
    { name: 'benefits', label: 'fields:benefits', kind: 'list', ...TEXTS },
    { name: 'requirements', label: 'fields:requirements', kind: 'list', ...TEXTS },
    { name: 'description', label: 'records:fields.description', kind: 'long', maxLength: 20_000 },
    { name: 'language', label: 'records:fields.textLanguage', kind: 'language' },
    { name: 'workPermit', label: 'fields:workPermit', kind: 'choice', options: PERMITS, bulk: true },
    {
      name: 'neededYears',
      label: 'records:fields.neededYears',
      kind: 'number',
      min: 0,
      max: 60,
      mayBeNone: true,
    },
    {
      name: 'neededEducation',
      label: 'records:fields.neededEducation',
      kind: 'reference',
      source: EDUCATION_LEVELS,
    },
    {
      name: 'neededLanguages',
      label: 'records:fields.neededLanguages',
      kind: 'list',
      most: 20,
      maxLength: 40,
      entry: or(languageIn, 'records:rules.neededLanguage'),
      hint: 'neededLanguages',
    },
    { name: 'licence', label: 'records:fields.licence', kind: 'text', maxLength: 200 },
    {
      name: 'askedDocuments',
      label: 'records:fields.askedDocuments',
      kind: 'list',
      most: 20,
      maxLength: 62,
      entry: or(documentIn, 'records:rules.askedDocument'),
      hint: 'askedDocuments',
    },
    {
      name: 'questions',
      label: 'fields:questions',
      kind: 'list',
      most: 30,
      maxLength: 1000,
      entry: or(questionIn, 'records:rules.question'),
      hint: 'questions',
    },
    {
      name: 'coverLetter',
      label: 'fields:coverLetter',
      kind: 'choice',
      options: optionsOf(COVER_LETTER_RULES, 'hiring:coverLetter'),
      bulk: true,
    },
    { name: 'publishAt', label: 'records:fields.publishAt', kind: 'moment', hint: 'publishAt' },
    closing,
  ],
  columns: [
    { name: 'reference', sorts: true, width: 'minmax(4.5rem, 0.6fr)' },
    { name: 'title', sorts: true, width: 'minmax(6.25rem, 2fr)' },
    { name: 'company', sorts: true, width: 'minmax(5.5rem, 1.5fr)' },
    // Holds the name of a city with its comma.
    { name: 'location', sorts: true, width: 'minmax(5.25rem, 1.2fr)' },
    {
      name: 'status',
      label: 'fields:status',
      kind: 'choice',
      options: STATUSES,
      sorts: true,
      width: 'minmax(5.75rem, 0.7fr)',
    },
    { name: 'applicationCount', label: 'fields:applications', kind: 'number', sorts: true, width: '5.25rem' },
    { name: 'closesAt', sorts: true, width: 'minmax(4.5rem, 1.2fr)' },
    { ...LAST_MODIFIED, width: 'minmax(4.5rem, 1.2fr)' },
  ],
  endpoints: {
    list: withView(adminJobs.list, (page) => ({ ...page, data: page.data.map(flatJob) })),
    wordsAsQ: true,
    byId: withView(adminJobs.byId, flatJob),
    create: withView(adminJobs.create, flatJob),
    update: withView(adminJobs.update, flatJob),
    remove: adminJobs.remove,
    bulkUpdate: adminJobs.bulkUpdate,
  },
  panels: [
    {
      label: 'preview',
      icon: 'eye',
      dialog: lazyDialog(() => import('./PreviewDialog').then((m) => m.PreviewDialog)),
    },
  ],
  actions: [
    {
      id: 'duplicateJob',
      icon: 'copy',
      call: withView(adminJobs.duplicate, flatJob),
      args: ({ id }, _values, clientId) => ({ path: { id }, body: { clientId } }),
      opens: true,
    },
    {
      id: 'closeJob',
      icon: 'close',
      call: adminJobs.close,
      fields: [
        {
          name: 'reason',
          label: 'fields:reason',
          kind: 'choice',
          required: true,
          options: optionsOf(CLOSE_REASONS, 'hiring:closeReason'),
        },
      ],
      when: (job) => statusOf(job) === 'open' || statusOf(job) === 'scheduled',
      note: ({ applicationCount: count }) =>
        count > 0 ? { key: 'records:actions.closeJob.note', values: { count } } : undefined,
      undo: ({ id, closesAt }) => ({
        call: adminJobs.reopen,
        args: { path: { id }, body: { closesAt: closesAt ?? null } },
      }),
    },
    {
      id: 'reopenJob',
      icon: 'open',
      call: adminJobs.reopen,
      fields: [closing],
      when: (job) => statusOf(job) === 'closed',
    },
  ],
};

export function JobPostingsPage() {
  return <RecordsPage resource={jobPostings} />;
}
