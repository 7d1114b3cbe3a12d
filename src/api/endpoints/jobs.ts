import { pageOf, pageQuery, readItems, readList } from '@/api/lists';
import { count, date, id, maybe, named, nothing, ordinal, text, texts } from '@/api/scalars';
import { get, post, remove, z } from '@/api/schema';

/** Calls for jobs. The fields are those of R-122. */
export const job = named(
  'Job',
  z.object({
    id,
    title: text,
    company: text,
    location: text,
    countryCode: maybe(text),
    salary: maybe(
      z.object({ min: z.number(), max: z.number(), currency: text, period: z.enum(['year', 'month']) }),
    ),
    experience: maybe(text),
    skills: maybe(texts),
    benefits: maybe(texts),
    description: maybe(text),
    requirements: maybe(texts),
    postedAt: date,
    tags: maybe(z.array(z.enum(['hot', 'new', 'remote']))),
    type: z.enum(['full-time', 'part-time', 'contract', 'temporary']),
    category: maybe(text),
  }),
);
export type Job = z.infer<typeof job>;

export const application = named(
  'Application',
  z.object({
    id,
    jobId: id,
    jobTitle: text,
    company: text,
    status: z.enum(['draft', 'submitted', 'inReview', 'interview', 'offer', 'rejected', 'withdrawn']),
    createdAt: date,
    updatedAt: date,
  }),
);
export type Application = z.infer<typeof application>;

const category = named('JobCategory', z.object({ id, name: text, count }));
export type JobCategory = z.infer<typeof category>;
const filters = {
  ...pageQuery,
  category: z.optional(text),
  country: z.optional(text),
  type: z.optional(text),
  tag: z.optional(text),
  location: z.optional(text),
};
const page = { response: pageOf(job), read: readList(job), ours: true } as const;

/** The lists of jobs say which are saved, and the dashboard shows those. */
const SAVING_TOUCHES = ['/api/jobs', '/api/user/dashboard'] as const;

export const jobs = {
  list: get('/api/jobs', 'One page of the open jobs', { ...page, query: z.object(filters) }),
  search: get('/api/jobs/search', 'Jobs whose words match', {
    ...page,
    query: z.object({ q: text, ...filters }),
  }),
  featured: get('/api/jobs/featured', 'The jobs to show first (10 if no limit is given)', {
    query: z.object({ limit: z.optional(ordinal) }),
    response: z.array(job),
    read: readItems(job),
    ours: true,
  }),
  categories: get('/api/jobs/categories', 'The job categories, with how many jobs each has', {
    response: z.array(category),
    read: readItems(category),
    ours: true,
  }),
  byId: get('/api/jobs/{id}', 'One job', { response: job, ours: true }),
  applications: get('/api/jobs/applications', 'One page of the applications of the signed-in user', {
    query: z.object(pageQuery),
    response: pageOf(application),
    read: readList(application),
    ours: true,
  }),
  save: post('/api/jobs/{id}/save', 'Keep a job for later', {
    body: z.object({}),
    response: nothing,
    touches: SAVING_TOUCHES,
    ours: true,
  }),
  unsave: remove('/api/jobs/{id}/save', 'Keep a job no longer', {
    response: nothing,
    touches: SAVING_TOUCHES,
    ours: true,
  }),
  apply: post('/api/jobs/{id}/apply', 'Apply for a job; one application for each job', {
    body: z.object({ coverLetter: z.optional(text) }),
    response: application,
    conflicts: [409, 422],
    ours: true,
  }),
};
