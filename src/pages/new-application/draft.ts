import { isRecord } from '@/api/answer';
import type { Application, ApplicationDraft } from '@/api/endpoints/applications';
import type { Job } from '@/api/endpoints/jobs';
import { API } from '@/config/limits';
import type { Draft } from '@/forms/drafts/drafts';
import { answersOf, type ApplyValues, EMPTY, type Step, STEPS } from './steps';

/** The draft of an application. Consents are not part of it, because they are given at the end each time. */
export interface ApplyDraft {
  readonly values: ApplyValues;
  readonly step: Step;
  /** Created when the last step opens, and the same for every attempt to send. */
  readonly requestId: string | null;
  /** When the last step was first opened, in ms since the epoch. */
  readonly checkedAt: number | null;
}

/** The data with which the form starts. */
export interface ApplyStart {
  readonly job: Job;
  readonly draft: Draft<ApplyDraft> | undefined;
  /** An application that was withdrawn, or a draft on the server. */
  readonly earlier: Application | null;
}
export const BLANK: ApplyDraft = { values: EMPTY, step: 'details', requestId: null, checkedAt: null };

export const draftName = (userId: string, jobId: string): string => `apply:${userId}:${jobId}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const stepOf = (value: unknown): Step => STEPS.find((step) => step === value) ?? 'details';

/**
 * Reads a draft stored on this device. Stored data may be malformed, so every field is checked; undefined
 * when it is no draft.
 */
export function draftFrom(stored: unknown): ApplyDraft | undefined {
  if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
  const { coverLetter, answers, documentIds } = stored.values;
  return {
    values: {
      coverLetter: text(coverLetter),
      answers: Object.fromEntries(
        Object.entries(isRecord(answers) ? answers : {}).filter(([, value]) => typeof value === 'string'),
      ) as Record<string, string>,
      documentIds: Array.isArray(documentIds) ? documentIds.filter((id) => typeof id === 'string') : [],
    },
    step: stepOf(stored.step),
    requestId: textOrNull(stored.requestId),
    checkedAt: typeof stored.checkedAt === 'number' ? stored.checkedAt : null,
  };
}

const answerText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** The draft that the server stores; undefined when it has none. */
export function draftOfServer(application: Application | null): Draft<ApplyDraft> | undefined {
  const { draft, updatedAt } = application ?? {};
  if (draft === null || draft === undefined) return undefined;
  const at = Date.parse(updatedAt ?? '');
  return {
    at: Number.isFinite(at) ? at : 0,
    values: {
      values: {
        coverLetter: draft.coverLetter ?? '',
        answers: Object.fromEntries(
          (draft.answers ?? []).map(({ questionId, value }) => [questionId, answerText(value)]),
        ),
        documentIds: draft.documentIds ?? [],
      },
      step: stepOf(draft.step),
      requestId: draft.requestId ?? null,
      checkedAt: null,
    },
  };
}

/**
 * The newer of two drafts. The server dates a draft when it arrives: on a slow network that may be after the
 * person has typed more, so this device's draft counts as the newer one for as long as a request may take.
 */
export const newerDraft = (
  device: Draft<ApplyDraft> | undefined,
  server: Draft<ApplyDraft> | undefined,
): Draft<ApplyDraft> | undefined =>
  server === undefined || (device !== undefined && device.at + API.defaultTimeout >= server.at)
    ? device
    : server;

/** Whether the draft has content that a person would miss. */
export const hasContent = ({ values, step }: ApplyDraft): boolean =>
  step !== 'details' ||
  values.coverLetter.trim() !== '' ||
  values.documentIds.length > 0 ||
  Object.values(values.answers).some((answer) => answer.trim() !== '');

export const draftBody = (job: Job, { values, step, requestId }: ApplyDraft): ApplicationDraft => ({
  coverLetter: values.coverLetter === '' ? null : values.coverLetter,
  answers: answersOf(job, values),
  documentIds: [...values.documentIds],
  step,
  requestId,
});
