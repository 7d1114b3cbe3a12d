import type { Answers } from '@/api/endpoints/applications';
import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job, ScreeningQuestion } from '@/api/endpoints/jobs';
import { JOB_LIMITS } from '@/config/jobs';
import { typedDecimal } from '@/i18n/latinDigits';
import type { TextKey } from '@/i18n/textKey';
import { type Problems, problemsOf, lengthProblem, type Wrong } from '@/forms/problems';

/** The steps of an application, their fields, and the rules for these. */
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
  /** Answers by the id of the question: 'yes' or 'no', the id of an option, or a number or text as typed. */
  readonly answers: Readonly<Record<string, string>>;
  readonly documentIds: readonly string[];
}
export const EMPTY: ApplyValues = { coverLetter: '', answers: {}, documentIds: [] };

/** Returns a function that adds a document to the chosen ones or removes it. */
export const withDocument =
  (id: string, on: boolean) =>
  (chosen: readonly string[]): readonly string[] => {
    const others = chosen.filter((each) => each !== id);
    return on ? [...others, id] : others;
  };

/** The form's values. Facts that are corrected elsewhere have no value here, only an error. */
export interface TypedApplication {
  readonly coverLetter: string;
  /** In the order of the questions. */
  readonly answers: readonly string[];
  readonly documentIds: readonly string[];
  readonly share: boolean;
  readonly keep: boolean;
  /** Required facts that neither the account nor the profile has. */
  readonly missing?: Readonly<Record<Needed, null>>;
  /** The types of documents that the job asks for. */
  readonly asked?: Readonly<Record<string, null>>;
}
/** Facts that an application requires. */
type Needed = 'name' | 'email' | 'residence';
const NEEDED: readonly Needed[] = ['name', 'email', 'residence'];

export type ApplyField =
  | `missing.${Needed}`
  | `answers.${number}`
  | `asked.${string}`
  | 'documentIds'
  | 'coverLetter'
  | 'share'
  | 'keep';

export const typedOf = (job: Job, { coverLetter, answers, documentIds }: ApplyValues): TypedApplication => ({
  coverLetter,
  answers: (job.screening ?? []).map(({ id }) => answers[id] ?? ''),
  documentIds,
  share: false,
  keep: false,
});
export const valuesOf = (
  job: Job,
  { coverLetter, answers, documentIds }: Omit<TypedApplication, 'share' | 'keep'>,
): ApplyValues => ({
  coverLetter,
  answers: Object.fromEntries((job.screening ?? []).map(({ id }, at) => [id, answers[at] ?? ''])),
  documentIds,
});

/** The data besides the form's values by which the steps are checked. */
export interface Surroundings {
  readonly job: Job;
  /** Required facts that neither the account nor the profile has. */
  readonly missing: readonly Needed[];
  /** Undefined until they are loaded: then none counts as missing. */
  readonly documents: readonly Pick<StoredDocument, 'id' | 'type' | 'status'>[] | undefined;
  /** Returns the name of a document type. */
  readonly nameOf: (type: string) => string;
}

export const PROFILE_LINK = 'details-change';
const UPLOAD_BUTTON = 'documents-upload';
/** The most characters of an answer when the job does not state a limit. */
const LONGEST_ANSWER = 2000;

/**
 * The steps for a job. Documents are asked for only when the job mentions them, because a server that does
 * not know documents would ignore them.
 */
export const stepsOf = (job: Job): readonly Step[] =>
  STEPS.filter(
    (step) =>
      (step !== 'questions' || (job.screening ?? []).length > 0) &&
      (step !== 'documents' || (job.documentsAsked !== null && job.documentsAsked !== undefined)) &&
      (step !== 'letter' || job.coverLetter !== 'none'),
  );

export const longestAnswer = ({ maxLength }: ScreeningQuestion): number =>
  typeof maxLength === 'number' && maxLength > 0 ? maxLength : LONGEST_ANSWER;

/** The place of a field: its step, the id of its control, and its name. */
interface FieldPlace {
  readonly step: Step;
  readonly id: string;
  readonly name?: string;
}

/** The fields of a job's application, in the order of the screen. */
export const fieldsOf = (job: Job): ReadonlyMap<ApplyField, FieldPlace> =>
  new Map<ApplyField, FieldPlace>([
    ...NEEDED.map((each) => [`missing.${each}`, { step: 'details', id: PROFILE_LINK }] as const),
    ...(job.screening ?? []).map(
      ({ id, text }, at) => [`answers.${at}`, { step: 'questions', id: `answer-${id}`, name: text }] as const,
    ),
    ...(job.documentsAsked ?? []).map(
      ({ type }) => [`asked.${type}`, { step: 'documents', id: UPLOAD_BUTTON }] as const,
    ),
    ['documentIds', { step: 'documents', id: UPLOAD_BUTTON }],
    ['coverLetter', { step: 'letter', id: 'cover-letter' }],
    ['share', { step: 'check', id: 'consent-share' }],
    ['keep', { step: 'check', id: 'consent-keep' }],
  ]);

/**
 * Names of the fields in the backend's errors. An answer is named by its place in the request or by the id of
 * its question: `answers[0].value`, `answers.{id}`, `{id}`. Errors about all of them belong to the first.
 */
export function serverNamesOf(job: Job, values: ApplyValues): Readonly<Record<string, ApplyField>> {
  const screening = job.screening ?? [];
  const named = (names: readonly string[], at: number) =>
    names.map((name) => [name, `answers.${at}`] as const);
  return Object.fromEntries<ApplyField>([
    ...(screening.length === 0 ? [] : named(['answers'], 0)),
    ...answersOf(job, values).flatMap(({ questionId }, place) =>
      named(
        [`answers[${place}]`, `answers[${place}].value`, `answers.${place}`, `answers.${place}.value`],
        screening.findIndex(({ id }) => id === questionId),
      ),
    ),
    ...screening.flatMap(({ id }, at) => named([id, `answers.${id}`, `answers[${id}]`], at)),
    ['coverLetter', 'coverLetter'],
    ['documentIds', 'documentIds'],
    ['consents', 'share'],
  ]);
}

const wrong = (key: string, values?: Record<string, string | number>): Wrong => ({
  key: `applications:problems.${key}`,
  ...(values ? { values } : {}),
});

function wrongNumber({ min, max }: ScreeningQuestion, typed: string): Wrong | undefined {
  const value = Number(typedDecimal(typed));
  const [low, high] = [min ?? null, max ?? null];
  if (Number.isFinite(value) && value >= (low ?? -Infinity) && value <= (high ?? Infinity)) return undefined;
  if (low !== null && high !== null) return wrong('number', { min: low, max: high });
  if (low !== null) return wrong('numberFrom', { min: low });
  return high === null ? wrong('numberAny') : wrong('numberUpTo', { max: high });
}

function wrongAnswer(question: ScreeningQuestion, answer: string): Wrong | undefined {
  const typed = answer.trim();
  if (typed === '') return question.required === true ? wrong('answer') : undefined;
  if (question.kind === 'number') return wrongNumber(question, typed);
  if (question.kind === 'text') return lengthProblem(typed, longestAnswer(question));
  // The employer may have changed the question after the draft was stored.
  const options = question.kind === 'yesNo' ? ['yes', 'no'] : (question.options ?? []).map(({ id }) => id);
  return options.includes(typed) ? undefined : wrong('answer');
}

/** The required document types that are not among the chosen documents. */
export function missingTypes(
  { job, documents }: Pick<Surroundings, 'job' | 'documents'>,
  chosen: readonly string[],
): readonly string[] {
  const types = new Set((documents ?? []).filter(({ id }) => chosen.includes(id)).map(({ type }) => type));
  return (job.documentsAsked ?? []).flatMap(({ type, required }) =>
    required === true && !types.has(type) ? [type] : [],
  );
}

type Judged = ApplyValues & { readonly share?: boolean };

const wrongIn: Readonly<
  Record<Step, (values: Judged, around: Surroundings) => Partial<Record<ApplyField, Wrong | undefined>>>
> = {
  details: (_values, { missing }) =>
    Object.fromEntries(missing.map((each) => [`missing.${each}`, wrong(each)])),
  questions: ({ answers }, { job }) =>
    Object.fromEntries(
      (job.screening ?? []).map((each, at) => [`answers.${at}`, wrongAnswer(each, answers[each.id] ?? '')]),
    ),
  documents: ({ documentIds }, around) =>
    around.documents === undefined
      ? {}
      : Object.fromEntries(
          missingTypes(around, documentIds).map((type) => [
            `asked.${type}`,
            wrong('document', { type: around.nameOf(type) }),
          ]),
        ),
  letter: ({ coverLetter }, { job }) => ({
    coverLetter:
      job.coverLetter === 'required' && coverLetter.trim() === ''
        ? wrong('letter')
        : lengthProblem(coverLetter, JOB_LIMITS.coverLetter),
  }),
  // This consent is required for sending.
  check: ({ share }) => (share === true ? {} : { share: wrong('share') }),
};

export const wrongWith = (step: Step, values: Judged, around: Surroundings): Problems<ApplyField> =>
  problemsOf(wrongIn[step](values, around));

/** The step that the address asks for, or the first incomplete step before it. */
export function reachableStep(wanted: string | null, values: ApplyValues, around: Surroundings): Step {
  const steps = stepsOf(around.job);
  const at = steps.findIndex((step) => step === wanted);
  const before = steps.slice(0, Math.max(0, at));
  return before.find((step) => wrongWith(step, values, around).size > 0) ?? steps[at] ?? 'details';
}

/** The answers as they are sent: only filled-in ones, and only for questions that the job asks. */
export const answersOf = (job: Job, { answers }: ApplyValues): Answers =>
  (job.screening ?? []).flatMap(({ id, kind }) => {
    const typed = (answers[id] ?? '').trim();
    if (typed === '') return [];
    const number = Number(typedDecimal(typed));
    return [{ questionId: id, value: kind === 'number' && Number.isFinite(number) ? number : typed }];
  });
