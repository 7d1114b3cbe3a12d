import type { Application } from '@/api/endpoints/applications';

/** The stages of an application, first to last. */
export const STAGES = ['draft', 'submitted', 'inReview', 'interview', 'offer'] as const;
export type Stage = (typeof STAGES)[number];

export interface OnItsWay {
  readonly application: Application;
  readonly stage: Stage;
  /** The number of the stage, 1 to 5. */
  readonly step: number;
}

/**
 * The applications that still wait for a decision; rejected and withdrawn ones are left out. Open offers come
 * first, because they have a deadline. The others keep their order.
 */
export function onTheirWay(applications: readonly Application[]): OnItsWay[] {
  const inProgress = applications.flatMap((application) => {
    const at = STAGES.findIndex((stage) => stage === application.status);
    const stage = STAGES[at];
    return stage === undefined ? [] : [{ application, stage, step: at + 1 }];
  });
  return [...inProgress.filter(isOffer), ...inProgress.filter((each) => !isOffer(each))];
}

const isOffer = ({ stage }: OnItsWay): boolean => stage === 'offer';
