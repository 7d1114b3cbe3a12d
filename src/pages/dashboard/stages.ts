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

/** Those that are still on their way, in the given order: what was rejected or withdrawn is not waiting any more. */
export function onTheirWay(applications: readonly Application[]): OnItsWay[] {
  return applications.flatMap((application) => {
    const at = STAGES.findIndex((stage) => stage === application.status);
    const stage = STAGES[at];
    return stage === undefined ? [] : [{ application, stage, step: at + 1 }];
  });
}
