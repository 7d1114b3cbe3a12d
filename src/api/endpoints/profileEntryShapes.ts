import { ECA_STATES } from '@/config/profile';
import { CREDENTIALS } from '@/eligibility/credentials';
import { dateAsRead, day, id, maybe, maybeId, month, named, numberAsText, oneOf, text } from '@/api/scalars';
import { z } from '@/api/schema';
import { orNull, textOrEmpty, usableOrEmpty, wordOrNull } from '@/api/tolerant';

/**
 * The entries of a profile. Null means 'not answered', never 'no'; an unreadable value counts as not
 * answered. A request body has the fields of its record, and `lastModified` as it was read (null for a new
 * record): a later change is a 409.
 */
const flag = orNull(z.boolean());
const words = orNull(text);
const number = orNull(z.number());
const lines = usableOrEmpty(text);
/** Part of every request body: the version of the record that is changed. */
export const asRead = { lastModified: maybe(text) };

const credential = wordOrNull(CREDENTIALS);
const credentialInput = maybe(z.enum(CREDENTIALS));

export const education = named(
  'Education',
  z.object({
    id,
    credential,
    educationLevelId: maybeId,
    /** The name of the credential as printed on the document. */
    name: textOrEmpty,
    field: words,
    institution: textOrEmpty,
    countryId: maybeId,
    startedOn: month,
    finishedOn: month,
    inProgress: z.catch(z.boolean(), false),
    fullTime: flag,
    /** The Canadian assessment of the credential. */
    eca: z.catch(
      z.object({ status: oneOf(ECA_STATES, 'none'), body: words, referenceNo: words, issuedOn: day }),
      { status: 'none', body: null, referenceNo: null, issuedOn: null },
    ),
    documentId: maybeId,
    lastModified: dateAsRead,
  }),
);
export type Education = z.infer<typeof education>;

export const educationInput = named(
  'EducationInput',
  z.object({
    credential: credentialInput,
    educationLevelId: maybe(text),
    name: maybe(text),
    field: maybe(text),
    institution: maybe(text),
    countryId: maybe(text),
    startedOn: maybe(text),
    finishedOn: maybe(text),
    inProgress: maybe(z.boolean()),
    fullTime: maybe(z.boolean()),
    eca: maybe(
      z.object({
        status: z.enum(ECA_STATES),
        body: maybe(text),
        referenceNo: maybe(text),
        issuedOn: maybe(text),
      }),
    ),
    documentId: maybe(text),
    ...asRead,
  }),
);
export type EducationInput = z.infer<typeof educationInput>;

export const experience = named(
  'Experience',
  z.object({
    id,
    title: textOrEmpty,
    employer: textOrEmpty,
    countryId: maybeId,
    city: words,
    startedOn: month,
    /** Null: the person still works there. */
    finishedOn: month,
    hoursPerWeek: number,
    paid: flag,
    selfEmployed: flag,
    duties: lines,
    /** Five digits as a text, so that leading zeros stay (00010). */
    nocCode: words,
    documentId: maybeId,
    lastModified: dateAsRead,
  }),
);
export type Experience = z.infer<typeof experience>;

export const experienceInput = named(
  'ExperienceInput',
  z.object({
    title: maybe(text),
    employer: maybe(text),
    countryId: maybe(text),
    city: maybe(text),
    startedOn: maybe(text),
    finishedOn: maybe(text),
    hoursPerWeek: maybe(z.number()),
    paid: maybe(z.boolean()),
    selfEmployed: maybe(z.boolean()),
    duties: z.optional(z.array(text)),
    nocCode: maybe(text),
    documentId: maybe(text),
    ...asRead,
  }),
);
export type ExperienceInput = z.infer<typeof experienceInput>;

/** A score as printed on the result: '6.5', '88', 'M'; '' when there is none. Numbers become text. */
const score = z.catch(numberAsText, '');
export const scores = z.object({ listening: score, reading: score, writing: score, speaking: score });
export const scoresInput = z.object({ listening: text, reading: text, writing: text, speaking: text });
export const CHARTS = ['old-score', '699'] as const;

export const languageTest = named(
  'LanguageTest',
  z.object({
    id,
    name: textOrEmpty,
    language: textOrEmpty,
    /** The four scores as 'L/R/W/S', or a single score when only that is known. */
    score,
    takenAt: day,
    /** The code of a language certificate, such as 'ielts-general'. */
    testCode: words,
    scores: orNull(scores),
    /** Which of the two columns of a TEF result the scores are from. */
    chart: wordOrNull(CHARTS),
    takenOn: day,
    resultOn: day,
    certificateNo: words,
    documentId: maybeId,
    status: oneOf(['pending', 'verified', 'rejected'], 'pending'),
    lastModified: dateAsRead,
  }),
);
export type LanguageTest = z.infer<typeof languageTest>;

export const languageTestInput = named(
  'LanguageTestInput',
  z.object({
    name: maybe(text),
    language: maybe(text),
    score: maybe(text),
    takenAt: maybe(text),
    testCode: maybe(text),
    scores: maybe(scoresInput),
    chart: maybe(z.enum(CHARTS)),
    takenOn: maybe(text),
    resultOn: maybe(text),
    certificateNo: maybe(text),
    documentId: maybe(text),
    ...asRead,
  }),
);
export type LanguageTestInput = z.infer<typeof languageTestInput>;
