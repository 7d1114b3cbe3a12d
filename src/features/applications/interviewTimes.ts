import type { Application, Interview } from '@/api/endpoints/applications';

export interface ProposedTime {
  readonly id: string;
  /** ISO date and time. */
  readonly at: string;
  readonly state: 'free' | 'taken' | 'passed';
}

/** The texts that say why a time cannot be chosen. */
export const TIME_WORDS = { taken: 'terms:timeTaken', passed: 'terms:timePassed' } as const;

/**
 * The proposed times that have a date. @param now in ms: times before it count as passed, whatever the
 * response said
 */
export const statesAt = ({ times }: Interview, now: number): readonly ProposedTime[] =>
  (times ?? []).flatMap(({ id, at, state }) =>
    at === null ? [] : [{ id, at, state: Date.parse(at) <= now ? 'passed' : (state ?? 'free') }],
  );

export const isLeft = ({ state }: ProposedTime): boolean => state === 'free';

/** Whether the applicant is now asked to choose a time. */
export const isOpenProposal = ({ status, interview }: Pick<Application, 'status' | 'interview'>): boolean =>
  status === 'interview' &&
  interview !== null &&
  interview !== undefined &&
  interview.at === null &&
  (interview.times ?? []).length > 0 &&
  interview.answer?.none !== true;

/** Whether one of the proposed times can still be chosen. @param now in ms */
export const canChoose = (application: Pick<Application, 'status' | 'interview'>, now: number): boolean =>
  isOpenProposal(application) &&
  application.interview !== null &&
  application.interview !== undefined &&
  statesAt(application.interview, now).some(isLeft);
