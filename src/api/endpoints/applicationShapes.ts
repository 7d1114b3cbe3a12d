import { APPLICATION_STATUSES, INTERVIEW_KINDS, OUTCOME_REASONS, TIME_STATES } from '@/config/jobs';
import { count, date, id, maybe, maybeId, named, scan, text, textOrNumber } from '@/api/scalars';
import { z } from '@/api/schema';
import { anyWord, dateIfSaid, orNull, textOrEmpty, wordOrNull } from '@/api/tolerant';
import { job } from './jobShapes';

/** What an application says to the person who sent it, and what goes into one. */
const words = orNull(text);
/** What was answered: 'yes' or 'no', an option's id, a number or a text. */
const answerValue = z.union([z.string(), z.number(), z.boolean()]);
export const answers = z.array(z.object({ questionId: id, value: answerValue }));
export type Answers = z.infer<typeof answers>;

export const draft = named(
  'ApplicationDraft',
  z.object({
    coverLetter: maybe(text),
    answers: maybe(answers),
    documentIds: maybe(z.array(id)),
    /** The step where the person was. */
    step: maybe(z.union([z.number(), text])),
    requestId: maybe(text),
  }),
);
export type ApplicationDraft = z.infer<typeof draft>;

const timelineEntry = z.object({
  id,
  at: date,
  status: anyWord(APPLICATION_STATUSES),
  by: wordOrNull(['you', 'agency', 'employer', 'system']),
  note: words,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const sent = z.object({
  at: date,
  to: words,
  fields: orNull(z.array(z.object({ name: text, value: text }))),
  documents: orNull(z.array(z.object({ id, name: text, type: words, uploadedAt: date, scan }))),
  answers: orNull(z.array(z.object({ text, value: text }))),
  coverLetter: words,
  consents: orNull(
    z.array(z.object({ id, version: maybe(textOrNumber), text: words, given: maybe(z.boolean()), at: date })),
  ),
});
export type SentRecord = z.infer<typeof sent>;

/** An appointment that the agency fixed, or times for the applicant to choose from. */
const interview = z.object({
  /** Names a proposal: whoever answers says which one. */
  id: orNull(id),
  /** Null while no time is chosen. */
  at: date,
  minutes: orNull(z.number()),
  kind: wordOrNull(INTERVIEW_KINDS),
  place: words,
  /** The time zone of whoever proposed it, as IANA names it. */
  zone: words,
  times: orNull(z.array(z.object({ id, at: date, state: wordOrNull(TIME_STATES) }))),
  answer: orNull(
    z.object({ timeId: orNull(id), none: maybe(z.boolean()), note: words, zone: words, at: date }),
  ),
  /** How often the time was changed: calendar files carry it. */
  sequence: orNull(count),
});
export type Interview = z.infer<typeof interview>;
const offer = z.object({
  text: words,
  /** As on a job. */
  salary: job.shape.salary,
  /** A day, YYYY-MM-DD. */
  startsOn: words,
  expiresAt: date,
});

const applicationFields = {
  id,
  jobId: id,
  jobTitle: text,
  company: textOrEmpty,
  /** A word of {@link APPLICATION_STATUSES}, or another that this client does not know. */
  status: anyWord(APPLICATION_STATUSES),
  createdAt: date,
  updatedAt: date,
  reference: words,
  location: words,
  submittedAt: date,
  /** Null: nobody has opened it. Undefined: the server does not say. */
  seenAt: dateIfSaid,
  /** Oldest first. */
  timeline: orNull(z.array(timelineEntry)),
  outcome: orNull(z.object({ reason: orNull(anyWord(OUTCOME_REASONS)), message: words })),
  interview: orNull(interview),
  offer: orNull(offer),
  usualResponseDays: orNull(z.object({ from: z.number(), to: z.number() })),
  /** When news may be asked for again; null where nothing stands in the way. */
  nextNudgeAt: date,
  withdrawable: orNull(z.boolean()),
  /** The applicant's own; in no answer to anybody else. `savedAt` tells one state of it from another. */
  note: orNull(z.object({ text: textOrEmpty, remindOn: words, savedAt: date })),
  draft: orNull(draft),
  sent: orNull(sent),
} as const;

export const application = named('Application', z.object(applicationFields));
export type Application = z.infer<typeof application>;

/** A row of the pipeline: what staff see beside the application itself. */
export const staffApplication = named(
  'StaffApplication',
  z.object({
    ...applicationFields,
    applicantName: textOrEmpty,
    applicantEmail: textOrEmpty,
    /** The time zone that the applicant's browser named last, as IANA names it. */
    applicantZone: words,
    jobReference: words,
    /** Days since it was sent, the first 24 hours being day 1; null when nobody waits. */
    waitingDays: orNull(count),
    timeline: orNull(z.array(z.object({ ...timelineEntry.shape, visible: maybe(z.boolean()) }))),
    /** When the applicant asked for news. */
    nudges: orNull(z.array(z.object({ at: date, message: words }))),
    userId: maybeId,
  }),
);
export type StaffApplication = z.infer<typeof staffApplication>;
