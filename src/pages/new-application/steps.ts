import type { Answers } from '@/api/endpoints/applications';
import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job, ScreeningQuestion } from '@/api/endpoints/jobs';
import { JOB_LIMITS } from '@/config/jobs';
import { typedDecimal } from '@/i18n/latinDigits';
import type { TextKey } from '@/i18n/textKey';

/** The steps of an application, what each asks for, and what is wrong with what was given. */
export const STEPS = ['details', 'questions', 'documents', 'letter', 'check'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_NAMES = {
  details: 'applications:apply.steps.details',
  questions: 'fields:questions',
  documents: 'terms:documents',
  letter: 'fields:coverLetter',
  check: 'applications:apply.steps.check',
} as const satisfies Readonly<Record<Step, TextKey>>;

export interface ApplyValues {
  readonly coverLetter: string;
  /** By question: 'yes' or 'no', an option's id, a number or a text as typed. */
  readonly answers: Readonly<Record<string, string>>;
  readonly documentIds: readonly string[];
}
export const EMPTY: ApplyValues = { coverLetter: '', answers: {}, documentIds: [] };

/** Puts a document to an application, or takes it away. */
export const withDocument =
  (id: string, on: boolean) =>
  ({ documentIds }: ApplyValues): Partial<ApplyValues> => {
    const others = documentIds.filter((each) => each !== id);
    return { documentIds: on ? [...others, id] : others };
  };

/** What the steps are judged by, beyond what was typed. */
export interface Surroundings {
  readonly job: Job;
  /** What an application cannot be without and the account and profile do not say. */
  readonly missing: readonly ('name' | 'email' | 'residence')[];
  /** Undefined while they are not known: none is then called missing. */
  readonly documents: readonly Pick<StoredDocument, 'id' | 'type' | 'status'>[] | undefined;
}

export interface Problem {
  /** The id of the control that it is about. */
  readonly field: string;
  readonly rule:
    | 'name'
    | 'email'
    | 'residence'
    | 'answer'
    | 'number'
    | 'numberFrom'
    | 'numberUpTo'
    | 'numberAny'
    | 'tooLong'
    | 'document'
    | 'letter'
    | 'share';
  readonly values?: Readonly<Record<string, string | number>>;
}

export const questionField = (id: string): string => `answer-${id}`;
export const PROFILE_LINK = 'details-change';
export const DOCUMENTS_FIELD = 'documents-upload';
export const LETTER_FIELD = 'cover-letter';
export const SHARE_FIELD = 'consent-share';
/** An answer in words may have so many letters where the job does not say it. */
const LONGEST_ANSWER = 2000;

/** The steps that a job asks for; documents only where it speaks of them, or a server that knows none would seem to take them. */
export const stepsOf = (job: Job): readonly Step[] =>
  STEPS.filter(
    (step) =>
      (step !== 'questions' || (job.screening ?? []).length > 0) &&
      (step !== 'documents' || (job.documentsAsked !== null && job.documentsAsked !== undefined)) &&
      (step !== 'letter' || job.coverLetter !== 'none'),
  );

export const longestAnswer = ({ maxLength }: ScreeningQuestion): number =>
  typeof maxLength === 'number' && maxLength > 0 ? maxLength : LONGEST_ANSWER;

function numberProblem({ min, max }: ScreeningQuestion, typed: string): Omit<Problem, 'field'> | undefined {
  const value = Number(typedDecimal(typed));
  const [low, high] = [min ?? null, max ?? null];
  if (Number.isFinite(value) && value >= (low ?? -Infinity) && value <= (high ?? Infinity)) return undefined;
  if (low !== null && high !== null) return { rule: 'number', values: { min: low, max: high } };
  if (low !== null) return { rule: 'numberFrom', values: { min: low } };
  return high === null ? { rule: 'numberAny' } : { rule: 'numberUpTo', values: { max: high } };
}

function answerProblem(question: ScreeningQuestion, answer: string): Omit<Problem, 'field'> | undefined {
  const typed = answer.trim();
  if (typed === '') return question.required === true ? { rule: 'answer' } : undefined;
  if (question.kind === 'number') return numberProblem(question, typed);
  const most = longestAnswer(question);
  if (question.kind === 'text')
    return typed.length > most ? { rule: 'tooLong', values: { count: most } } : undefined;
  // The employer changed the question since the draft was kept.
  const options = question.kind === 'yesNo' ? ['yes', 'no'] : (question.options ?? []).map(({ id }) => id);
  return options.includes(typed) ? undefined : { rule: 'answer' };
}

/** Types of documents that must be there and are not chosen. */
export function missingTypes({ job, documents }: Surroundings, chosen: readonly string[]): readonly string[] {
  const types = new Set((documents ?? []).filter(({ id }) => chosen.includes(id)).map(({ type }) => type));
  return (job.documentsAsked ?? []).flatMap(({ type, required }) =>
    required === true && !types.has(type) ? [type] : [],
  );
}

const letterProblem = (job: Job, text: string): Problem[] => {
  if (job.coverLetter === 'required' && text.trim() === '') return [{ field: LETTER_FIELD, rule: 'letter' }];
  const most = JOB_LIMITS.coverLetter;
  return text.trim().length > most ? [{ field: LETTER_FIELD, rule: 'tooLong', values: { count: most } }] : [];
};

/** What is wrong with a step, in the order of the screen. */
export function problemsOf(step: Step, values: ApplyValues, around: Surroundings): readonly Problem[] {
  switch (step) {
    case 'details':
      return around.missing.map((rule) => ({ field: PROFILE_LINK, rule }));
    case 'questions':
      return (around.job.screening ?? []).flatMap((question) => {
        const problem = answerProblem(question, values.answers[question.id] ?? '');
        return problem === undefined ? [] : [{ ...problem, field: questionField(question.id) }];
      });
    case 'documents':
      if (around.documents === undefined) return [];
      return missingTypes(around, values.documentIds).map((type) => ({
        field: DOCUMENTS_FIELD,
        rule: 'document',
        values: { type },
      }));
    case 'letter':
      return letterProblem(around.job, values.coverLetter);
    default:
      return [];
  }
}

/** The step that an address asks for, or the first one on the way there that is not complete. */
export function reachable(wanted: string | null, values: ApplyValues, around: Surroundings): Step {
  const steps = stepsOf(around.job);
  const at = steps.findIndex((step) => step === wanted);
  const before = steps.slice(0, Math.max(0, at));
  return before.find((step) => problemsOf(step, values, around).length > 0) ?? steps[at] ?? 'details';
}

/** The answers as they are sent: those that were given, to questions that are asked. */
export const answersOf = (job: Job, { answers }: ApplyValues): Answers =>
  (job.screening ?? []).flatMap(({ id, kind }) => {
    const typed = (answers[id] ?? '').trim();
    if (typed === '') return [];
    const number = Number(typedDecimal(typed));
    return [{ questionId: id, value: kind === 'number' && Number.isFinite(number) ? number : typed }];
  });

/** The step and control that a server's word is about: `answers.{id}`, `documentIds`, `coverLetter`, `consents`. */
export function fieldOfServer(name: string): { readonly step: Step; readonly field: string } | undefined {
  const question = /^answers[.[]([^\]]+)/.exec(name)?.[1];
  if (question !== undefined) return { step: 'questions', field: questionField(question) };
  if (/^documentIds/i.test(name)) return { step: 'documents', field: DOCUMENTS_FIELD };
  if (/^coverLetter/i.test(name)) return { step: 'letter', field: LETTER_FIELD };
  return /^consents/i.test(name) ? { step: 'check', field: SHARE_FIELD } : undefined;
}
