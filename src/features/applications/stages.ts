import type { Application } from '@/api/endpoints/applications';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';

/** The stages of an application, first to last. */
export const STAGES = ['draft', 'submitted', 'inReview', 'interview', 'offer'] as const;
type Stage = (typeof STAGES)[number];

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

/** Whether the application can still be written and sent. */
export const goesOn = ({ status }: Application): boolean => status === 'draft' && areaIsOn('apply');

/** Address of the form of a draft, of the page of any other application. */
export const addressOf = (application: Application): string =>
  goesOn(application)
    ? pathOf('newApplication', { job: application.jobId })
    : pathOf('application', { id: application.id });
