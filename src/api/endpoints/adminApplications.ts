import { INTERVIEW_FILTERS, INTERVIEW_KINDS, OUTCOME_REASONS, STAFF_MOVES } from '@/config/jobs';
import { bulkResult, pageOf, pageQuery, readList } from '@/api/lists';
import { maybe, text } from '@/api/scalars';
import { get, post, z } from '@/api/schema';
import { staffApplication } from './applicationShapes';

export type { StaffApplication } from './applicationShapes';

const BASE = '/api/admin/applications';
const one = { response: staffApplication, isProposal: true } as const;
const changed = { ...one, conflicts: [409, 422] } as const;
const outcome = z.object({ reason: z.enum(OUTCOME_REASONS), message: z.optional(maybe(text)) });
const to = z.enum(STAFF_MOVES);

export const adminApplications = {
  list: get(BASE, 'One page of the applications that were sent', {
    query: z.object({
      ...pageQuery,
      q: z.optional(text),
      status: z.optional(z.array(text)),
      /** The id of a job. */
      job: z.optional(text),
      /** Only applications that wait longer than usual. */
      waiting: z.optional(z.enum(['long'])),
      /** Proposed times without an answer, no time that suits, or an interview in the next 24 hours. */
      interview: z.optional(z.enum(INTERVIEW_FILTERS)),
      /** Submitted within this number of UTC days, today included: 7, 30 or 90. */
      within: z.optional(text),
    }),
    response: pageOf(staffApplication),
    read: readList(staffApplication),
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One application, as it was sent', one),
  seen: post(`${BASE}/{id}/seen`, 'Say that somebody has opened an application', {
    ...one,
    body: z.object({}),
    repeatable: true,
  }),
  move: post(
    `${BASE}/{id}/move`,
    'Move an application to another stage; the same moveId again changes nothing',
    {
      ...changed,
      body: z.object({
        to,
        note: z.optional(maybe(text)),
        /** Whether the applicant may read the note. */
        visible: z.optional(z.boolean()),
        /** The status that the client showed: 409 when it has changed since. */
        expected: text,
        /** Either a fixed time (`at`), or up to five to choose from (`times`, with `minutes` and `zone`). */
        interview: z.optional(
          z.object({
            at: z.optional(text),
            times: z.optional(z.array(z.object({ id: text, at: text }))),
            minutes: z.optional(z.number()),
            zone: z.optional(text),
            kind: z.optional(z.enum(INTERVIEW_KINDS)),
            place: z.optional(maybe(text)),
          }),
        ),
        offer: z.optional(
          z.object({
            expiresAt: text,
            text: z.optional(maybe(text)),
            salary: z.optional(z.object({ min: z.number(), max: z.number(), currency: text, period: text })),
            startsOn: z.optional(maybe(text)),
          }),
        ),
        outcome: z.optional(outcome),
        moveId: text,
      }),
      repeatable: true,
    },
  ),
  addNote: post(
    `${BASE}/{id}/notes`,
    'Add a note to the timeline, hidden from the applicant or not; the same clientId again changes nothing',
    {
      ...changed,
      body: z.object({ text, visible: z.boolean(), clientId: z.optional(text) }),
    },
  ),
  bulkMove: post(`${BASE}/bulk-move`, 'Move several applications; each succeeds or fails by itself', {
    body: z.object({ ids: z.array(text), to, outcome: z.optional(outcome), moveId: text }),
    response: bulkResult,
    conflicts: [422],
    repeatable: true,
    isProposal: true,
  }),
};
