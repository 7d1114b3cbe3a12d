import { isoAfter, isoNow } from '../backend.ts';
import type { Application, Job } from '../data/records.ts';
import { conflict } from '../http/HttpFailure.ts';
import { arrange, pagedList, wholeNumber, type ListRule } from '../http/paging.ts';
import { created, del, get, post, type Resource } from '../http/route.ts';
import { newId } from '../security/tokens.ts';
import { CATEGORIES } from '../seed/trades.ts';

const LIST: ListRule<Job> = {
  search: ({ title, company, location, description, skills }) => [
    title,
    company,
    location,
    description,
    ...skills,
  ],
  sort: {
    postedAt: ({ postedAt }) => postedAt,
    title: ({ title }) => title,
    company: ({ company }) => company,
    location: ({ location }) => location,
    salary: ({ salary }) => (salary.period === 'month' ? salary.max * 12 : salary.max),
  },
  defaultSort: 'postedAt',
  defaultOrder: 'desc',
};

const APPLICATION_LIST: ListRule<Application> = {
  search: ({ jobTitle, company }) => [jobTitle, company],
  sort: {
    updatedAt: ({ updatedAt }) => updatedAt,
    createdAt: ({ createdAt }) => createdAt,
    status: ({ status }) => status,
  },
  defaultSort: 'updatedAt',
  defaultOrder: 'desc',
};

const FILTERS: Readonly<Record<string, (job: Job, wanted: string) => boolean>> = {
  type: (job, wanted) => job.type === wanted,
  tag: (job, wanted) => job.tags.some((tag) => tag === wanted),
  category: (job, wanted) => job.category === wanted,
  country: (job, wanted) => job.countryCode.toLowerCase() === wanted,
  countryCode: (job, wanted) => job.countryCode.toLowerCase() === wanted,
  location: (job, wanted) => job.location.toLowerCase().includes(wanted),
};

const filtered = (jobs: Job[], query: URLSearchParams): Job[] =>
  Object.entries(FILTERS).reduce((rest, [name, test]) => {
    const wanted = query.get(name)?.trim().toLowerCase() ?? '';
    return wanted === '' ? rest : rest.filter((job) => test(job, wanted));
  }, jobs);

export const jobs: Resource = (backend) => {
  const { jobs, applications, savedJobs } = backend.data;
  const list = ({ query }: { query: URLSearchParams }) => pagedList(filtered(jobs.all(), query), query, LIST);
  const savedId = (userId: string, jobId: string): string => `${userId}~${jobId}`;

  return [
    get('/api/jobs', list),
    get('/api/jobs/search', list),
    get('/api/jobs/featured', ({ query }) =>
      arrange(jobs.all(), new URLSearchParams(), LIST)
        .filter(({ tags }) => tags.includes('hot'))
        .slice(0, wholeNumber(query.get('limit'), 10, 1, 100)),
    ),
    get('/api/jobs/categories', () =>
      CATEGORIES.map(({ id, name }) => ({
        id,
        name,
        count: jobs.filter((job) => job.category === id).length,
      })),
    ),
    get('/api/jobs/applications', ({ user, query }) => {
      const { id } = user();
      const own = applications.filter(({ userId }) => userId === id);
      return pagedList(own, query, APPLICATION_LIST);
    }),
    get('/api/jobs/:id', ({ param }) => jobs.require(param('id'))),

    post('/api/jobs/:id/save', ({ user, param }) => {
      const job = jobs.require(param('id'));
      const userId = user().id;
      savedJobs.put({ id: savedId(userId, job.id), userId, jobId: job.id, savedAt: isoNow(backend) });
      return { saved: true };
    }),
    del('/api/jobs/:id/save', ({ user, param }) => {
      savedJobs.delete(savedId(user().id, jobs.require(param('id')).id));
      return { saved: false };
    }),
    post('/api/jobs/:id/apply', async ({ user, form: read, param }) => {
      const userId = user().id;
      const job = jobs.require(param('id'));
      const form = await read();
      const coverLetter = form.text('coverLetter', { max: 5000 }) ?? null;
      form.done();
      const earlier = applications.find((each) => each.userId === userId && each.jobId === job.id);
      if (earlier && earlier.status !== 'draft' && earlier.status !== 'withdrawn') {
        throw conflict('You have already applied for this job.');
      }
      if (earlier) {
        const updatedAt = isoAfter(backend, earlier.updatedAt);
        return created(applications.update(earlier.id, { status: 'submitted', coverLetter, updatedAt }));
      }
      const now = isoNow(backend);
      return created(
        applications.put({
          id: newId(),
          userId,
          jobId: job.id,
          jobTitle: job.title,
          company: job.company,
          status: 'submitted',
          coverLetter,
          createdAt: now,
          updatedAt: now,
        }),
      );
    }),
  ];
};
