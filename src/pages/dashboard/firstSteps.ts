import type { Account } from '@/api/endpoints/auth';
import type { Application } from '@/api/endpoints/applications';
import { areaIsOn } from '@/config/areas';
import type { ProfileSection } from '@/config/profileSections';
import { sectionPath } from '@/features/profile/sections';
import type { ProfileProgress } from '@/features/profile/profileProgress';
import { pathOf } from '@/routing/routes';

type FirstStepId = 'email' | 'personal' | 'experience' | 'education' | 'documents' | 'apply';
export interface FirstStep {
  readonly id: FirstStepId;
  readonly isDone: boolean;
  readonly to: string;
}

/**
 * The facts that decide which steps are done. A member is undefined when its request failed or is not
 * supported.
 */
interface FirstFacts {
  readonly account?: Pick<Account, 'isEmailVerified'> | undefined;
  readonly statuses?: ProfileProgress | undefined;
  readonly offered?: readonly ProfileSection[] | undefined;
  /** Types of the person's documents, whatever the result of their check. */
  readonly types?: readonly string[] | undefined;
  readonly applications?: readonly Pick<Application, 'status'>[] | undefined;
}

/** The types of documents that the first steps ask for. */
const PAPERS = ['passport', 'resume'];
const PARTS = ['personal', 'experience', 'education'] as const;

/**
 * The first steps in their order. Data decides whether a step is done, never a click. Steps that are
 * unsupported or unknown are left out.
 */
export function firstStepsOf(facts: FirstFacts): readonly FirstStep[] {
  const { account, statuses, offered = [], types, applications } = facts;
  const isVerified = account?.isEmailVerified;
  const steps: (FirstStep | false)[] = [
    typeof isVerified === 'boolean' && {
      id: 'email',
      isDone: isVerified,
      to: `${pathOf('settings')}#account`,
    },
    ...PARTS.map(
      (id) =>
        statuses !== undefined &&
        offered.includes(id) && { id, isDone: statuses[id].state === 'done', to: sectionPath(id) },
    ),
    types !== undefined &&
      areaIsOn('documents') && {
        id: 'documents',
        isDone: PAPERS.every((type) => types.includes(type)),
        to: pathOf('documents'),
      },
    applications !== undefined &&
      areaIsOn('jobs') &&
      areaIsOn('apply') && {
        id: 'apply',
        isDone: applications.some(({ status }) => status !== 'draft'),
        to: pathOf('jobs'),
      },
  ];
  return steps.filter((step) => step !== false);
}
