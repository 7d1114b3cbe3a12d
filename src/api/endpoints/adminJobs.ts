import { CLOSE_REASONS } from '@/config/jobs';
import { bulkResult, pageOf, pageQuery, readList } from '@/api/lists';
import { count, named, unusedAnswer, text } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { jobFields } from './jobShapes';

/** Job postings as staff read and write them. */
const adminJob = named('AdminJob', z.object({ ...jobFields, applicationCount: count }));
export type AdminJob = z.infer<typeof adminJob>;

/**
 * The fields that staff write. The status is not one: it follows from the dates, or
 * from closing the job by hand.
 */
const {
  id: _id,
  status: _status,
  viewer: _viewer,
  created: _created,
  closedAt: _closedAt,
  closedReason: _closedReason,
  ...written
} = jobFields;
const input = named('AdminJobInput', z.partial(z.object(written)));

const BASE = '/api/admin/jobs';
const one = { response: adminJob, isProposal: true } as const;
const changed = { ...one, conflicts: [409, 422] } as const;

export const adminJobs = {
  list: get(BASE, 'One page of the job postings, in every state', {
    query: z.object({ ...pageQuery, q: z.optional(text), status: z.optional(text) }),
    response: pageOf(adminJob),
    read: readList(adminJob),
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One job posting', one),
  create: post(BASE, 'Add a job posting; a draft unless it says when it is published', {
    ...changed,
    body: input,
  }),
  update: put(`${BASE}/{id}`, 'Change a job posting; 409 when it was changed since it was read', {
    ...changed,
    body: input,
  }),
  remove: remove(`${BASE}/{id}`, 'Delete a job posting; 409 when somebody has applied for it', {
    response: unusedAnswer,
    conflicts: [409],
    isProposal: true,
  }),
  bulkUpdate: post(`${BASE}/bulk-update`, 'Change several job postings; each succeeds or fails by itself', {
    body: z.object({ updates: z.array(z.extend(input, { id: text })) }),
    response: bulkResult,
    isProposal: true,
  }),
  close: post(`${BASE}/{id}/close`, 'Close a job posting; its applications stay', {
    ...changed,
    body: z.object({ reason: z.enum(CLOSE_REASONS) }),
  }),
  reopen: post(`${BASE}/{id}/reopen`, 'Open a closed job posting again', {
    ...changed,
    body: z.object({ closesAt: z.optional(z.nullable(text)) }),
  }),
  duplicate: post(
    `${BASE}/{id}/duplicate`,
    'A draft like this job posting, with a reference of its own; the same clientId again makes no other one',
    { ...changed, body: z.object({ clientId: z.optional(text) }) },
  ),
};
