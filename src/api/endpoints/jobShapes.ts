import {
  APPLICATION_STATUSES,
  CLOSE_REASONS,
  COVER_LETTER_RULES,
  JOB_STATUSES,
  JOB_TAGS,
  JOB_TYPES,
  PAY_PERIODS,
  QUESTION_KINDS,
} from '@/config/jobs';
import { date, dateAsRead, day, id, maybe, maybeId, named, text, texts } from '@/api/scalars';
import { z } from '@/api/schema';
import { anyWord, knownWords, orNull, textOrEmpty, usable, wordOrNull } from '@/api/tolerant';

/** A job. Only id and title are required: fields that are missing or unreadable are left out of the page. */
const amount = maybe(z.number());
const number = orNull(z.number());
const words = orNull(text);

const salary = named(
  'Salary',
  z.object({
    /** An amount in `currency` for one `period`; one of the two may be null ('from' or 'up to'). */
    min: amount,
    max: amount,
    currency: maybe(text),
    period: wordOrNull(PAY_PERIODS),
    /** What the employer wrote about the pay. */
    text: words,
    /**
     * The server's conversion to CAD a year at the exchange rates of `asOf` (null when
     * nothing was converted).
     */
    cad: orNull(z.object({ min: amount, max: amount, asOf: date })),
  }),
);
export type Salary = z.infer<typeof salary>;

const needs = z.object({
  experienceYears: number,
  educationLevelId: maybeId,
  languages: orNull(z.array(z.object({ code: text, level: text }))),
  licence: words,
});
export type JobNeeds = z.infer<typeof needs>;

const employer = z.object({
  verifiedOn: day,
  website: words,
  size: words,
  foundedYear: number,
  city: words,
  about: words,
});

const question = named(
  'ScreeningQuestion',
  z.object({
    id,
    text,
    /** A kind that this client does not know is answered with a text. */
    kind: z.catch(z.enum(QUESTION_KINDS), 'text'),
    required: maybe(z.boolean()),
    options: maybe(z.array(z.object({ id, text }))),
    min: amount,
    max: amount,
    maxLength: amount,
  }),
);
export type ScreeningQuestion = z.infer<typeof question>;

const viewer = z.object({
  saved: maybe(z.boolean()),
  applicationId: maybeId,
  applicationStatus: orNull(anyWord(APPLICATION_STATUSES)),
  appliedAt: date,
});

export const jobFields = {
  id,
  title: z.string().check(z.regex(/\S/)),
  company: textOrEmpty,
  location: textOrEmpty,
  countryCode: words,
  salary: orNull(salary),
  experience: words,
  skills: orNull(texts),
  benefits: orNull(texts),
  description: words,
  requirements: orNull(texts),
  postedAt: date,
  tags: knownWords(JOB_TAGS),
  type: wordOrNull(JOB_TYPES),
  category: words,
  reference: words,
  /** ISO 3166-2, such as 'CA-ON'. */
  regionCode: words,
  /** BCP 47 language tag of the employer's texts. */
  language: words,
  openings: number,
  hoursPerWeek: number,
  /** A day, YYYY-MM-DD. */
  startsOn: words,
  nocCode: words,
  workPermit: wordOrNull(['employerHelps', 'notOffered']),
  usualResponseDays: orNull(z.object({ from: z.number(), to: z.number() })),
  /** Null means open. */
  status: wordOrNull(JOB_STATUSES),
  publishAt: date,
  closesAt: date,
  closedAt: date,
  closedReason: wordOrNull(CLOSE_REASONS),
  created: date,
  lastModified: dateAsRead,
  needs: orNull(needs),
  employer: orNull(employer),
  screening: orNull(usable(question)),
  documentsAsked: orNull(z.array(z.object({ type: text, required: maybe(z.boolean()) }))),
  /** Null means optional. */
  coverLetter: wordOrNull(COVER_LETTER_RULES),
  /** Only in answers to a signed-in person. */
  viewer: orNull(viewer),
} as const;

export const job = named('Job', z.object(jobFields));
export type Job = z.infer<typeof job>;
