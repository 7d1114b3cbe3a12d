import { REPORT_REASONS } from '@/config/jobs';
import { isRecord } from '@/api/answer';
import { pageOf, pageQuery, readItems, readList, type UsablePage } from '@/api/lists';
import { count, counts, date, id, maybe, named, unusedAnswer, ordinal, text, texts } from '@/api/scalars';
import { get, post, z } from '@/api/schema';
import { orNull } from '@/api/tolerant';
import { job, type Job } from './jobShapes';

export type { Job, JobNeeds, Salary, ScreeningQuestion } from './jobShapes';

/** The query parameters of the page's filters. Several values of one filter are combined with OR. */
const filters = {
  ...pageQuery,
  country: z.optional(text),
  region: z.optional(texts),
  category: z.optional(texts),
  type: z.optional(texts),
  tag: z.optional(texts),
  location: z.optional(text),
  permit: z.optional(z.boolean()),
  /** A whole number of CAD a year, compared with the lower end of the pay. */
  minPay: z.optional(ordinal),
  payStated: z.optional(z.boolean()),
  /** A number of days. */
  postedWithin: z.optional(ordinal),
  match: z.optional(z.boolean()),
  hideApplied: z.optional(z.boolean()),
  /** Only jobs posted after this time. */
  since: z.optional(text),
};
const query = z.object(filters);
export type JobQuery = z.infer<typeof query>;

const facets = z.object({
  country: orNull(counts),
  region: orNull(counts),
  category: orNull(counts),
  type: orNull(counts),
  tag: orNull(counts),
});
/** What an answer contains beside the jobs; a backend may leave all of it out. */
const beside = z.object({
  /** How many of all jobs found do not state their pay. */
  withoutPay: orNull(count),
  didYouMean: orNull(text),
  /** The time of the answer: jobs posted after it are new. */
  asOf: date,
  /** How many jobs each filter value would give. */
  facets: orNull(facets),
  /** The names of the filters that the server applied. */
  applied: orNull(texts),
});
export type JobFacets = z.infer<typeof facets>;
type Totals = Readonly<Record<string, unknown>>;
export interface JobPage extends UsablePage<Job>, z.infer<typeof beside> {
  /** What the server says about its pages if it does not say which page this is: it is the one asked for. */
  readonly unnumbered?: Totals;
}

const TOTALS = ['totalCount', 'total', 'totalPages', 'pageSize', 'hasNext', 'hasPrevious'];

function unnumberedIn(body: Totals): Pick<JobPage, 'unnumbered'> {
  const totals = Object.entries(body).filter(([name]) => TOTALS.includes(name));
  if (totals.length === 0 || 'currentPage' in body || 'page' in body) return {};
  return { unnumbered: Object.fromEntries(totals) };
}

function readPage(body: unknown): JobPage {
  const stated = isRecord(body) ? body : {};
  return { ...readList(job)(body), ...beside.parse(stated), ...unnumberedIn(stated) };
}
const page = {
  response: pageOf(job, beside.shape),
  read: readPage,
  conflicts: [429],
  isProposal: true,
} as const;
const few = {
  query: z.object({ limit: z.optional(ordinal) }),
  response: z.array(job),
  read: readItems(job),
  isProposal: true,
} as const;

const category = named('JobCategory', z.object({ id, name: text, count }));
export type JobCategory = z.infer<typeof category>;

export const jobs = {
  list: get('/api/jobs', 'One page of the open jobs', { ...page, query }),
  search: get('/api/jobs/search', 'Jobs whose words match', {
    ...page,
    query: z.object({ q: text, ...filters }),
    conflicts: [429],
  }),
  featured: get('/api/jobs/featured', 'The jobs to show first (10 if no limit is given)', few),
  categories: get('/api/jobs/categories', 'The job categories, with how many jobs each has', {
    response: z.array(category),
    read: readItems(category),
    // A profile shows the names of categories, so it needs them offline.
    offline: true,
    isProposal: true,
  }),
  byId: get('/api/jobs/{id}', 'One job; a closed one too', { response: job, isProposal: true }),
  similar: get('/api/jobs/{id}/similar', 'Open jobs like this one (4 if no limit is given)', few),
  report: post(
    '/api/jobs/{id}/reports',
    'Tell the agency what is wrong with a job; nobody need be signed in; the same clientId again changes nothing',
    {
      body: z.object({
        reason: z.enum(REPORT_REASONS),
        text: z.optional(maybe(text)),
        email: z.optional(maybe(text)),
        clientId: z.optional(text),
      }),
      response: unusedAnswer,
      makesStale: [],
      conflicts: [422, 429],
      isProposal: true,
    },
  ),
};
