import { pageOf, pageQuery, readList } from '@/api/lists';
import { date, id, maybe, maybeId, unusedAnswer, text, textOrNumber } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { orNull } from '@/api/tolerant';
import { answers, application, draft } from './applicationShapes';

export type {
  Answers,
  Application,
  ApplicationDraft,
  Interview,
  SentRecord,
  TimelineEntry,
} from './applicationShapes';

const BASE = '/api/jobs/applications';
/** Answers with the application; 409 with `current` when its state does not allow the change. */
const changed = { response: application, conflicts: [409, 422], isProposal: true } as const;

/** The body of a 409 to a submitted application; without a reason, an application already exists. */
export const applyConflict = z.object({
  message: maybe(text),
  reason: orNull(z.enum(['applied', 'profileChanged'])),
  applicationId: maybeId,
});
/**
 * The body of a 409 to an answer about interview times: the time is taken or over, or
 * there is another proposal.
 */
export const interviewConflict = z.object({
  message: maybe(text),
  reason: orNull(z.enum(['taken', 'passed', 'changed'])),
});
/** The body of a 410: the job is closed. */
export const applyGone = z.object({ message: maybe(text), closedAt: date });

export const applications = {
  list: get(BASE, 'One page of the applications of the signed-in user', {
    query: z.object(pageQuery),
    response: pageOf(application),
    read: readList(application),
    offline: true,
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One of the own applications', {
    response: application,
    offline: true,
    isProposal: true,
  }),
  saveDraft: put('/api/jobs/{id}/draft', 'Keep what was written so far for an application', {
    body: draft,
    response: application,
    conflicts: [409, 410, 422],
    isProposal: true,
    makesStale: [],
  }),
  removeDraft: remove('/api/jobs/{id}/draft', 'Throw the draft away', {
    response: unusedAnswer,
    isProposal: true,
  }),
  apply: post(
    '/api/jobs/{id}/apply',
    'Apply for a job; the same requestId again answers with the same application',
    {
      body: z.object({
        coverLetter: z.optional(text),
        requestId: z.optional(text),
        answers: z.optional(answers),
        documentIds: z.optional(z.array(text)),
        consents: z.optional(z.array(z.object({ id: text, version: textOrNumber, given: z.boolean() }))),
        /** The `updatedAt` of the profile that was shown: 409 when the profile has changed since. */
        profileUpdatedAt: z.optional(maybe(text)),
      }),
      response: application,
      conflicts: [409, 410, 422, 429],
      isProposal: true,
    },
  ),
  withdraw: post(`${BASE}/{id}/withdraw`, 'Take an application back, until an offer is made', {
    ...changed,
    body: z.object({ reason: z.optional(text) }),
    repeatable: true,
  }),
  nudge: post(`${BASE}/{id}/nudge`, 'Ask for an update; once in seven days', {
    ...changed,
    body: z.object({ message: z.optional(text) }),
  }),
  answerOffer: post(`${BASE}/{id}/offer`, 'Accept or decline an offer before its deadline', {
    ...changed,
    body: z.object({ answer: z.enum(['accept', 'decline']), reason: z.optional(text) }),
    repeatable: true,
  }),
  answerInterview: post(
    `${BASE}/{id}/interview`,
    'Choose one of the proposed interview times, or say that none works; the same clientId again changes nothing',
    {
      ...changed,
      body: z.object({
        interviewId: text,
        timeId: z.optional(text),
        /** No proposed time suits; then the note is required. */
        none: z.optional(z.literal(true)),
        note: z.optional(text),
        /** IANA time zone of the applicant's browser. */
        zone: z.optional(text),
        clientId: text,
      }),
      repeatable: true,
    },
  ),
  saveNote: put(`${BASE}/{id}/note`, 'Keep a note that nobody else sees', {
    ...changed,
    makesStale: [],
    body: z.object({
      text,
      /** A day, YYYY-MM-DD. */
      remindOn: z.optional(z.nullable(text)),
      /**
       * The `savedAt` of the note that was read, null if there was none: 409 when the note has changed since.
       */
      expected: z.optional(z.nullable(text)),
    }),
  }),
  changeConsent: put(`${BASE}/{id}/consents`, 'Give or withdraw an optional consent', {
    ...changed,
    body: z.object({ id, given: z.boolean() }),
  }),
};
