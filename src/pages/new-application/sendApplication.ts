import { type Application, applications, applyConflict, applyGone } from '@/api/endpoints/applications';
import type { Job } from '@/api/endpoints/jobs';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { queryClient, send } from '@/api/queries';
import { APPLICATION_CONSENTS } from '@/config/jobs';
import { ApiError, isSilent, mayHaveArrived } from '@/errors/ApiError';
import { applicationQuery, applicationsQuery, isSent } from '@/features/applications/applicationReads';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import type { ApplyDraft } from './draft';
import { answersOf, type ApplyField, type ApplyValues, fieldsOf, serverNamesOf, type Step } from './steps';

/** The outcome of sending an application that was not simply accepted. */
export type Refusal =
  /** It is unknown whether the application arrived. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'applied'; readonly id: string | null }
  | { readonly kind: 'closed'; readonly at: string | null }
  | { readonly kind: 'profileChanged' }
  | { readonly kind: 'other'; readonly error: unknown };

interface SendOptions {
  readonly job: Job;
  readonly draft: ApplyDraft;
  readonly keep: boolean;
  readonly profileUpdatedAt: string | null;
}

/** Whether an existing application was created after the last step opened: then it is this one. */
const isThisOne = ({ submittedAt, createdAt }: Application, checkedAt: number | null): boolean =>
  checkedAt !== null && Date.parse(submittedAt ?? createdAt ?? '') >= checkedAt;

/** The existing application that prevents a new one: by its id, otherwise searched for in the list. */
async function earlier(jobId: string, id: string | null): Promise<Application | null> {
  try {
    if (id !== null)
      return (await queryClient().fetchQuery({ ...applicationQuery(id), staleTime: 0 })).application;
    const { list } = await queryClient().fetchQuery({ ...applicationsQuery(), staleTime: 0 });
    return list.find((each) => each.jobId === jobId && isSent(each)) ?? null;
  } catch {
    return null;
  }
}

async function afterConflict(error: ApiError, { job, draft }: SendOptions): Promise<Application | Refusal> {
  const { reason, applicationId } = applyConflict.safeParse(error.body).data ?? {};
  if (reason === 'profileChanged') {
    // The first step shows the changed profile, and the next attempt is about that one.
    await queryClient().refetchQueries({ queryKey: [userProfiles.byUser.path] });
    return { kind: 'profileChanged' };
  }
  const found = await earlier(job.id, applicationId ?? null);
  if (found !== null && isThisOne(found, draft.checkedAt)) return found;
  return { kind: 'applied', id: found?.id ?? applicationId ?? null };
}

/**
 * Sends an application, without automatic retries. It rejects when the error itself says all that is known.
 */
export async function sendApplication(options: SendOptions): Promise<Application | Refusal> {
  const { job, draft, keep, profileUpdatedAt } = options;
  const { share, keep: keeping } = APPLICATION_CONSENTS;
  const { values, requestId } = draft;
  const letter = values.coverLetter.trim();
  try {
    return await send(applications.apply, {
      path: { id: job.id },
      body: {
        ...(letter === '' || job.coverLetter === 'none' ? {} : { coverLetter: letter }),
        ...(requestId === null ? {} : { requestId }),
        answers: answersOf(job, values),
        documentIds: job.documentsAsked ? [...values.documentIds] : [],
        consents: [
          { id: share.id, version: share.version, given: true },
          { id: keeping.id, version: keeping.version, given: keep },
        ],
        ...(profileUpdatedAt === null ? {} : { profileUpdatedAt }),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || isSilent(error)) throw error;
    if (error.status === 409) return afterConflict(error, options);
    if (error.status === 410)
      return { kind: 'closed', at: applyGone.safeParse(error.body).data?.closedAt ?? null };
    if (mayHaveArrived(error)) return { kind: 'unclear' };
    throw error;
  }
}

export const isApplication = (result: Application | Refusal): result is Application => !('kind' in result);

interface RefusedFields {
  readonly step: Step;
  readonly problems: ReadonlyMap<ApplyField, { readonly text: string }>;
}

/**
 * The fields that the backend refused, of the first step that has any, with the backend's texts.
 * @returns undefined if the error names no field of the form
 */
export function refusedFields(error: unknown, job: Job, values: ApplyValues): RefusedFields | undefined {
  const fields = [...fieldsOf(job)];
  const refused = serverFieldErrors(
    error,
    fields.map(([name]) => name),
    serverNamesOf(job, values),
  );
  const step = fields.find(([name]) => refused.has(name))?.[1].step;
  if (step === undefined) return undefined;
  const problems = new Map<ApplyField, { text: string }>();
  for (const [name, place] of fields) {
    const text = refused.get(name);
    if (text !== undefined && place.step === step) problems.set(name, { text });
  }
  return { step, problems };
}
