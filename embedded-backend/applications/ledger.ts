import type { Backend } from '../backend.ts';
import type { Draft, Job, Question, Sent } from '../data/jobRecords.ts';
import type { StoredDocument, User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { fullNameOf, profileOf } from '../security/sessions.ts';

/** Checks what is sent with an application against its job, and makes the record of what was sent. */
type Answers = Draft['answers'];
const LETTER = 5000;
const ANSWER = 2000;

/** The answers in a body, each with question id and value. Anything else is answered with 422. */
export const readAnswers = (form: Form): Answers =>
  form.list('answers', (item) => {
    const { questionId, value } = (item ?? {}) as { questionId?: unknown; value?: unknown };
    if (typeof questionId !== 'string') return undefined;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return undefined;
    return { questionId, value };
  }) ?? [];

export const readLetter = (form: Form): string | null => form.text('coverLetter', { max: LETTER }) ?? null;

/** The text for a yes-or-no answer in each accepted form. */
const YES_NO: Readonly<Record<string, string>> = { yes: 'Yes', true: 'Yes', no: 'No', false: 'No' };

/** The answer as text, or what is wrong with it. */
const judged = (
  question: Question,
  value: string | number | boolean,
): { text: string } | { wrong: string } => {
  const answer = String(value).trim();
  if (question.kind === 'yesNo') {
    const text = Object.hasOwn(YES_NO, answer) ? YES_NO[answer] : undefined;
    return text === undefined ? { wrong: 'Answer yes or no.' } : { text };
  }
  if (question.kind === 'choice') {
    const option = question.options?.find(({ id }) => id === answer);
    return option ? { text: option.text } : { wrong: 'Choose one of the options.' };
  }
  if (question.kind === 'number') {
    const { min = -1e9, max = 1e9 } = question;
    const number = Number(answer);
    return Number.isFinite(number) && number >= min && number <= max
      ? { text: answer }
      : { wrong: `Enter a number from ${min} to ${max}` };
  }
  const most = question.maxLength ?? ANSWER;
  return answer.length > most ? { wrong: `At most ${most} characters` } : { text: answer };
};

const checkAnswers = (form: Form, job: Job, answers: Answers): Sent['answers'] =>
  (job.screening ?? []).flatMap((question) => {
    const value = answers.find(({ questionId }) => questionId === question.id)?.value;
    if (value === undefined || String(value).trim() === '') {
      if (question.required) form.fail(`answers.${question.id}`, 'Answer this question');
      return [];
    }
    const result = judged(question, value);
    if ('text' in result) return [{ text: question.text, value: result.text }];
    form.fail(`answers.${question.id}`, result.wrong);
    return [];
  });

const checkDocuments = (backend: Backend, form: Form, job: Job, user: User): StoredDocument[] => {
  const ids = form.texts('documentIds') ?? [];
  const chosen = [...new Set(ids)].flatMap((id) => {
    const document = backend.data.documents.get(id);
    if (document?.userId === user.id && document.status !== 'rejected') return [document];
    form.fail('documentIds', 'One of these documents cannot be used.');
    return [];
  });
  for (const { type, required } of job.documentsAsked ?? []) {
    if (required && !chosen.some((document) => document.type === type)) {
      form.fail('documentIds', `Choose a document of the type "${type}"`);
    }
  }
  return chosen;
};

const CONSENTS: Readonly<Record<string, (job: Job) => string>> = {
  share: ({ company }) =>
    `I agree that VisaTalent may share the details above with ${company} for this application.`,
  keep: () => 'Keep my details for similar jobs for 12 months.',
};
export const OPTIONAL_CONSENTS: ReadonlySet<string> = new Set(['keep']);

/** A body without consents comes from a client of an earlier version. */
const checkConsents = (form: Form, job: Job, at: string): Sent['consents'] => {
  const consents =
    form.list('consents', (item) => {
      const { id, version, given } = (item ?? {}) as { id?: unknown; version?: unknown; given?: unknown };
      if (typeof id !== 'string' || !Object.hasOwn(CONSENTS, id) || typeof given !== 'boolean')
        return undefined;
      return {
        id,
        version: typeof version === 'number' ? version : 1,
        text: CONSENTS[id]?.(job) ?? '',
        given,
        at,
      };
    }) ?? [];
  const share = consents.find(({ id }) => id === 'share');
  if (form.has('consents') && share?.given !== true) {
    form.fail('consents', 'Agree that your details are given to the employer.');
  }
  return consents;
};

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (code: string): string => {
  try {
    return LANGUAGE_NAMES.of(code) ?? code;
  } catch {
    return code;
  }
};

/** The data of an account and its profile, by name, as text for an employer. */
export const fieldsOf = (backend: Backend, user: User): Sent['fields'] => {
  const profile = profileOf(backend, user.id);
  const { countries, educationLevels } = backend.data;
  const years = profile?.experienceYears ?? null;
  const fields: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['name', fullNameOf(user)],
    ['email', user.email],
    ['phone', user.phoneNumber],
    ['residence', countries.get(profile?.countryOfResidenceId ?? '')?.name],
    ['headline', profile?.headline],
    ['experience', years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`],
    ['education', educationLevels.get(profile?.educationLevelId ?? '')?.name],
    ['skills', profile?.skills.join(', ')],
    ['languages', profile?.languages.map(({ code, level }) => `${languageName(code)} (${level})`).join(', ')],
  ];
  return fields.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value }],
  );
};

/**
 * Reads what is sent for a job. Errors are a 422 by field: `answers.{id}`, `documentIds`, `coverLetter`,
 * `consents`.
 */
export const readSent = (backend: Backend, form: Form, job: Job, user: User, at: string): Sent => {
  const coverLetter = job.coverLetter === 'none' ? null : readLetter(form);
  if (job.coverLetter === 'required' && coverLetter === null)
    form.fail('coverLetter', 'Write a cover letter');
  const answers = checkAnswers(form, job, readAnswers(form));
  const documents = checkDocuments(backend, form, job, user);
  const consents = checkConsents(form, job, at);
  form.done();
  return {
    at,
    to: job.company,
    fields: fieldsOf(backend, user),
    documents: documents.map(({ id, name, type, uploadedAt }) => ({ id, name, type, uploadedAt })),
    answers,
    coverLetter,
    consents,
  };
};

/** The initial state of an application. */
export const newApplication = (user: User, job: Job, id: string, at: string) => ({
  id,
  userId: user.id,
  jobId: job.id,
  jobTitle: job.title,
  company: job.company,
  location: job.location,
  status: 'draft' as const,
  coverLetter: null,
  createdAt: at,
  updatedAt: at,
  reference: `A-${id.replaceAll('-', '').slice(0, 8).toUpperCase()}`,
  submittedAt: null,
  seenAt: null,
  timeline: [],
  outcome: null,
  interview: null,
  offer: null,
  usualResponseDays: job.usualResponseDays,
  nudges: [],
  note: null,
  draft: null,
  sent: null,
  requestIds: [],
  moveIds: [],
});
