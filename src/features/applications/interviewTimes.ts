import type { Application, Interview } from '@/api/endpoints/applications';

export interface ProposedTime {
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly state: 'free' | 'taken' | 'passed';
}

/** Why a time cannot be chosen, in words. */
export const TIME_WORDS = { taken: 'terms:timeTaken', passed: 'terms:timePassed' } as const;

/** The proposed times that say when they are. @param now in ms: what has passed since the answer counts as passed */
export const statesAt = ({ times }: Interview, now: number): readonly ProposedTime[] =>
  (times ?? []).flatMap(({ id, at, state }) =>
    at === null ? [] : [{ id, at, state: Date.parse(at) <= now ? 'passed' : (state ?? 'free') }],
  );

export const isLeft = ({ state }: ProposedTime): boolean => state === 'free';

/** Whether the applicant is asked to choose a time now. */
export const isOpenProposal = ({ status, interview }: Application): boolean =>
  status === 'interview' &&
  interview !== null &&
  interview !== undefined &&
  interview.at === null &&
  (interview.times ?? []).length > 0 &&
  interview.answer?.none !== true;

/** Whether one of the proposed times can still be chosen. @param now in ms */
export const canChoose = (application: Application, now: number): boolean =>
  isOpenProposal(application) &&
  application.interview !== null &&
  application.interview !== undefined &&
  statesAt(application.interview, now).some(isLeft);
