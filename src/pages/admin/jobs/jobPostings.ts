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
import { EDUCATION_LEVELS } from '@/features/records/references';
import type { Field, Item, Resource, Values } from '@/features/records/resource';
import { seenAs } from '@/features/records/seenAs';
import type { Message } from '@/i18n/useMessage';
import { lazyDialog } from '@/ui/loading/lazyDialog';
import { closingProblem, flatJob, type FlatJob, jobBody } from './flatJob';
import { documentIn, languageIn, questionIn } from './lines';

/** Values with their names among the texts. */
const named = <V extends string>(values: readonly V[], keyOf: (value: V) => string) =>
  values.map((value) => ({ value, label: { key: keyOf(value) } }));

const STATUSES = named(JOB_STATUSES, (value) => `hiring:jobStatus.${value}`);
const PERMITS = named(['employerHelps', 'notOffered'], (value) => `hiring:workPermit.${value}`);
/** Those that are chosen from; a posting may name any other. */
const CURRENCIES = ['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CHF', 'AED'];
const TEXTS = { most: 100, maxLength: 100 };

/** What is wrong with an entry that cannot be read. */
const or =
  (read: (line: string) => unknown, key: string) =>
  (line: string): Message | undefined =>
    read(line) === undefined ? { key, values: { entry: line.slice(0, 60) } } : undefined;

const closing: Field<FlatJob> = {
  name: 'closesAt',
  label: 'closesAt',
  kind: 'moment',
  hint: 'closesAt',
};
const statusOf = (job: FlatJob): string => job.status ?? 'open';

/** The job postings as an admin resource. Their status follows from the moments, or from closing by hand. */
export const jobPostings: Resource<FlatJob> = {
  id: 'jobs',
  route: 'adminJobs',
  key: 'reference',
  title: 'title',
  version: 'lastModified',
  usage: { count: 'applicationCount', text: 'applications' },
  columnsNeed: 70,
  bodyOf: jobBody,
  check: (values: Values, before: Item | undefined) => {
    const wrong = closingProblem(values, before as FlatJob | undefined, Date.now());
    return new Map(wrong === undefined ? [] : [['closesAt', wrong]]);
  },
  filters: [{ name: 'status', label: 'status', kind: 'choice', options: STATUSES }],
  fields: [
    {
      name: 'reference',
      label: 'reference',
      kind: 'code',
      required: true,
      maxLength: 40,
      pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}./_-]*$/u,
      says: 'reference',
    },
    { name: 'title', label: 'title', kind: 'text', required: true, maxLength: 300 },
    { name: 'company', label: 'company', kind: 'text', required: true, maxLength: 200 },
    { name: 'location', label: 'location', kind: 'text', required: true, maxLength: 200 },
    { name: 'countryCode', label: 'country', kind: 'country', by: 'code' },
    {
      name: 'regionCode',
      label: 'province',
      kind: 'choice',
      options: named(CANADIAN_REGIONS, (value) => `jobs:regions.${value}`),
    },
    {
      name: 'type',
      label: 'jobType',
      kind: 'choice',
      options: named(JOB_TYPES, (value) => `jobs:types.${value}`),
      bulk: true,
    },
    {
      name: 'category',
      label: 'jobCategory',
      kind: 'choice',
      options: named(JOB_CATEGORIES, (value) => `profile:category.${value}`),
      bulk: true,
    },
    {
      name: 'tags',
      label: 'tags',
      kind: 'choices',
      options: named(JOB_TAGS, (value) => `jobs:tags.${value}`),
    },
    { name: 'salary', label: 'pay', kind: 'money', currencies: CURRENCIES, others: true },
    { name: 'experience', label: 'experience', kind: 'text', maxLength: 200 },
    { name: 'skills', label: 'skills', kind: 'list', ...TEXTS },
    { name: 'benefits', label: 'benefits', kind: 'list', ...TEXTS },
    { name: 'requirements', label: 'requirements', kind: 'list', ...TEXTS },
    { name: 'description', label: 'description', kind: 'long', maxLength: 20_000 },
    { name: 'language', label: 'textLanguage', kind: 'language' },
    { name: 'workPermit', label: 'workPermit', kind: 'choice', options: PERMITS, bulk: true },
    { name: 'neededYears', label: 'neededYears', kind: 'number', min: 0, max: 60, mayBeNone: true },
    { name: 'neededEducation', label: 'neededEducation', kind: 'reference', source: EDUCATION_LEVELS },
    {
      name: 'neededLanguages',
      label: 'neededLanguages',
      kind: 'list',
      most: 20,
      maxLength: 40,
      entry: or(languageIn, 'records:rules.neededLanguage'),
      hint: 'neededLanguages',
    },
    { name: 'licence', label: 'licence', kind: 'text', maxLength: 200 },
    {
      name: 'askedDocuments',
      label: 'askedDocuments',
      kind: 'list',
      most: 20,
      maxLength: 62,
      entry: or(documentIn, 'records:rules.askedDocument'),
      hint: 'askedDocuments',
    },
    {
      name: 'questions',
      label: 'questions',
      kind: 'list',
      most: 30,
      maxLength: 1000,
      entry: or(questionIn, 'records:rules.question'),
      hint: 'questions',
    },
    {
      name: 'coverLetter',
      label: 'coverLetter',
      kind: 'choice',
      options: named(COVER_LETTER_RULES, (value) => `hiring:coverLetter.${value}`),
      bulk: true,
    },
    { name: 'publishAt', label: 'publishAt', kind: 'moment', hint: 'publishAt' },
    closing,
  ],
  columns: [
    { name: 'reference', label: 'reference', kind: 'code', sorts: true, width: 'minmax(5rem, 0.5fr)' },
    { name: 'title', label: 'title', kind: 'text', sorts: true, width: 'minmax(7rem, 2fr)' },
    { name: 'company', label: 'company', kind: 'text', sorts: true, width: 'minmax(5rem, 1.5fr)' },
    { name: 'location', label: 'location', kind: 'text', sorts: true, width: 'minmax(5rem, 1.2fr)' },
    {
      name: 'status',
      label: 'status',
      kind: 'choice',
      options: STATUSES,
      sorts: true,
      width: 'minmax(4.5rem, 0.6fr)',
    },
    { name: 'applicationCount', label: 'applications', kind: 'number', sorts: true, width: '5.25rem' },
    { name: 'closesAt', label: 'closesAt', kind: 'moment', sorts: true, width: 'minmax(7.25rem, 0.6fr)' },
    {
      name: 'lastModified',
      label: 'lastModified',
      kind: 'date',
      sorts: true,
      width: 'minmax(7.25rem, 0.6fr)',
    },
  ],
  endpoints: {
    list: seenAs(adminJobs.list, (page) => ({ ...page, data: page.data.map(flatJob) })),
    byId: seenAs(adminJobs.byId, flatJob),
    create: seenAs(adminJobs.create, flatJob),
    update: seenAs(adminJobs.update, flatJob),
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
    { id: 'duplicateJob', icon: 'copy', call: seenAs(adminJobs.duplicate, flatJob), opens: true },
    {
      id: 'closeJob',
      icon: 'close',
      call: adminJobs.close,
      fields: [
        {
          name: 'reason',
          label: 'reason',
          kind: 'choice',
          required: true,
          options: named(CLOSE_REASONS, (value) => `hiring:closeReason.${value}`),
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
