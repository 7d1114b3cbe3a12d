import { APPLICATION_STATUSES, INTERVIEW_KINDS, OUTCOME_REASONS, TIME_STATES } from '@/config/jobs';
import { count, date, id, maybe, maybeId, named, virusScan, text, textOrNumber } from '@/api/scalars';
import { z } from '@/api/schema';
import { anyWord, dateIfSent, orNull, textOrEmpty, usable, wordOrNull } from '@/api/tolerant';
import { job } from './jobShapes';

/** An application as its applicant reads it, and what an application is made of. */
const words = orNull(text);
/** A value is 'yes' or 'no', an option's id, a number or a text. */
const answerValue = z.union([z.string(), z.number(), z.boolean()]);
export const answers = z.array(z.object({ questionId: id, value: answerValue }));
export type Answers = z.infer<typeof answers>;

export const draft = named(
  'ApplicationDraft',
  z.object({
    coverLetter: maybe(text),
    answers: maybe(answers),
    documentIds: maybe(z.array(id)),
    /** The step of the form that the person had reached. */
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
const timeOf = ({ at }: Pick<TimelineEntry, 'at'>): number => Date.parse(at ?? '');

/** Entries with the oldest first, whatever the server's order is. */
const oldestFirst = <S extends z.ZodMiniType<Pick<TimelineEntry, 'at'>>>(entry: S) =>
  z.pipe(
    usable(entry),
    z.transform((entries: z.output<S>[]): z.output<S>[] =>
      entries.toSorted((a, b) => timeOf(a) - timeOf(b) || 0),
    ),
  );

const sent = z.object({
  at: date,
  to: words,
  fields: orNull(usable(z.object({ name: text, value: text }))),
  documents: orNull(usable(z.object({ id, name: text, type: words, uploadedAt: date, scan: virusScan }))),
  answers: orNull(usable(z.object({ text, value: text }))),
  coverLetter: words,
  consents: orNull(
    usable(z.object({ id, version: maybe(textOrNumber), text: words, given: maybe(z.boolean()), at: date })),
  ),
});
export type SentRecord = z.infer<typeof sent>;

/** An appointment that the agency fixed, or times for the applicant to choose from. */
const interviewFields = z.object({
  /** Id of the proposal: an answer names the proposal that it answers. */
  id: orNull(id),
  /** Null until a time is chosen. */
  at: date,
  minutes: orNull(z.number()),
  kind: wordOrNull(INTERVIEW_KINDS),
  place: words,
  /** IANA time zone of the person who proposed the times. */
  zone: words,
  times: orNull(usable(z.object({ id, at: date, state: wordOrNull(TIME_STATES) }))),
  answer: orNull(
    z.object({ timeId: orNull(id), none: maybe(z.boolean()), note: words, zone: words, at: date }),
  ),
  /** How often the time was changed; written into calendar files. */
  sequence: orNull(count),
});
export type Interview = z.infer<typeof interviewFields>;

/** Some servers tell the chosen time only in the answer. */
const interview = z.pipe(
  interviewFields,
  z.transform(
    (read: Interview): Interview => ({
      ...read,
      at: read.at ?? read.times?.find((time) => time.id === read.answer?.timeId)?.at ?? null,
    }),
  ),
);
const offer = z.object({
  text: words,
  /** The same shape as a job's salary. */
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
  /** One of {@link APPLICATION_STATUSES}, or a word that this client does not know. */
  status: anyWord(APPLICATION_STATUSES),
  createdAt: date,
  updatedAt: date,
  reference: words,
  location: words,
  submittedAt: date,
  /** Null: nobody has opened it. Undefined: the server does not report it. */
  seenAt: dateIfSent,
  timeline: orNull(oldestFirst(timelineEntry)),
  outcome: orNull(z.object({ reason: orNull(anyWord(OUTCOME_REASONS)), message: words })),
  interview: orNull(interview),
  offer: orNull(offer),
  usualResponseDays: orNull(z.object({ from: z.number(), to: z.number() })),
  /** When the applicant may ask for news again; null when it is possible now. */
  nextNudgeAt: date,
  withdrawable: orNull(z.boolean()),
  /** The applicant's private note, sent to nobody else. `savedAt` identifies its version. */
  note: orNull(z.object({ text: textOrEmpty, remindOn: words, savedAt: date })),
  draft: orNull(draft),
  sent: orNull(sent),
} as const;

export const application = named('Application', z.object(applicationFields));
export type Application = z.infer<typeof application>;

/** A row of the pipeline: the application with the fields that only staff see. */
export const staffApplication = named(
  'StaffApplication',
  z.object({
    ...applicationFields,
    applicantName: textOrEmpty,
    applicantEmail: textOrEmpty,
    /** IANA time zone that the applicant's browser reported last. */
    applicantZone: words,
    jobReference: words,
    /**
     * Days since it was submitted, where the first 24 hours count as day 1; null when
     * the applicant does not wait.
     */
    waitingDays: orNull(count),
    timeline: orNull(oldestFirst(z.object({ ...timelineEntry.shape, visible: maybe(z.boolean()) }))),
    /** When the applicant asked for news. */
    nudges: orNull(usable(z.object({ at: date, message: words }))),
    userId: maybeId,
  }),
);
export type StaffApplication = z.infer<typeof staffApplication>;
