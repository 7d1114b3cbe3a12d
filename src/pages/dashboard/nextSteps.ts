import type { Application } from '@/api/endpoints/applications';
import type { Task } from '@/api/endpoints/tasks';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { areaIsOn } from '@/config/areas';
import { canChoose } from '@/features/applications/interviewTimes';
import type { CompletionView } from '@/features/profile/completion';
import { sectionPath } from '@/features/profile/sections';
import { type ProfileTask, tasksOf } from '@/features/profile/tasks';
import { daysLeft } from '@/features/tasks/due';
import { pathOf } from '@/routing/routes';

/** The facts from which the next step is chosen. A member is undefined when its request failed. */
export interface NextStepFacts {
  readonly applications?: readonly Application[];
  /** Open tasks, overdue ones first. */
  readonly tasks?: readonly Task[];
  /** Null when there is no profile. */
  readonly profile?: UserProfile | null;
  readonly completion?: CompletionView;
}

/** The next step: its sentence, the values in it, and the address of its button. */
export type Step = { readonly to: string } & (
  | { readonly kind: 'offer'; readonly company: string; readonly by: string | null }
  | { readonly kind: 'interview'; readonly company: string }
  | { readonly kind: 'task'; readonly title: string; readonly day: string; readonly days: number }
  | { readonly kind: 'draft'; readonly title: string }
  | { readonly kind: 'part'; readonly task: ProfileTask }
  | { readonly kind: 'profile' | 'job' | 'nothing' }
);

/** A task can become the next step this many days before it is due. */
const TASK_DAYS = 3;

type Row = (known: NextStepFacts, now: number) => Step | undefined;

/** The first row that returns a step decides (shell.md 3.5). */
const ROWS: readonly Row[] = [
  ({ applications = [] }, now) => {
    const open = applications.find(
      ({ status, offer }) =>
        status === 'offer' && (typeof offer?.expiresAt !== 'string' || !(Date.parse(offer.expiresAt) < now)),
    );
    if (open === undefined || !areaIsOn('applications')) return undefined;
    const { id, company, offer } = open;
    return { kind: 'offer', company, by: offer?.expiresAt ?? null, to: pathOf('application', { id }) };
  },
  ({ applications = [] }, now) => {
    const asks = applications.find((each) => canChoose(each, now));
    if (asks === undefined || !areaIsOn('applications')) return undefined;
    return { kind: 'interview', company: asks.company, to: pathOf('application', { id: asks.id }) };
  },
  ({ tasks = [] }, now) => {
    const due = tasks.flatMap(({ id, title, dueOn }) =>
      dueOn === null ? [] : [{ id, title, day: dueOn, days: daysLeft(dueOn, now) }],
    );
    const [first] = due.filter(({ days }) => days <= TASK_DAYS).toSorted((a, b) => a.days - b.days);
    if (first === undefined) return undefined;
    const { id, ...task } = first;
    return { kind: 'task', ...task, to: pathOf('task', { task: id }) };
  },
  ({ profile }) => (profile === null ? { kind: 'profile', to: pathOf('profileEdit') } : undefined),
  ({ applications = [] }) => {
    const draft = applications.find(({ status }) => status === 'draft');
    if (draft === undefined || !areaIsOn('apply')) return undefined;
    return {
      kind: 'draft',
      title: draft.jobTitle,
      to: pathOf('newApplication', { job: draft.jobId }),
    };
  },
  ({ completion }) => {
    const task = tasksOf(completion?.missing ?? []).find(({ gain }) => gain !== null);
    return task === undefined ? undefined : { kind: 'part', task, to: sectionPath(task.section) };
  },
  ({ applications }) =>
    applications?.every(({ status }) => status === 'draft') && areaIsOn('jobs')
      ? { kind: 'job', to: `${pathOf('jobs')}?match=1` }
      : undefined,
];

/**
 * The next step for a person; null when nothing is known.
 * @param now in ms
 */
export function nextStepOf(known: NextStepFacts, now: number): Step | null {
  if (Object.values(known).every((each) => each === undefined)) return null;
  for (const row of ROWS) {
    const step = row(known, now);
    if (step !== undefined) return step;
  }
  return { kind: 'nothing', to: pathOf('jobs') };
}
