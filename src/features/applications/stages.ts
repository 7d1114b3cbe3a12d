import type { Application } from '@/api/endpoints/applications';

/** The stops of an application's route, first to last. */
export const STAGES = ['draft', 'submitted', 'inReview', 'interview', 'offer'] as const;
export type Stage = (typeof STAGES)[number];

export interface OnItsWay {
  readonly application: Application;
  readonly stage: Stage;
  /** 1 to 5. */
  readonly step: number;
}

/**
 * Those that are still on their way: what was rejected or withdrawn is not waiting any more. Open offers stand first,
 * because they have a deadline; the others keep the given order.
 */
export function onTheirWay(applications: readonly Application[]): OnItsWay[] {
  const found = applications.flatMap((application) => {
    const at = STAGES.findIndex((stage) => stage === application.status);
    const stage = STAGES[at];
    return stage === undefined ? [] : [{ application, stage, step: at + 1 }];
  });
  return [...found.filter(isOffer), ...found.filter((each) => !isOffer(each))];
}

const isOffer = ({ stage }: OnItsWay): boolean => stage === 'offer';
