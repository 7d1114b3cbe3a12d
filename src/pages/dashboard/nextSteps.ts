import type { Application } from '@/api/endpoints/applications';
import type { Task } from '@/api/endpoints/tasks';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { areaIsOn } from '@/config/areas';
import type { Area } from '@/config/switches';
import { daysLeft } from '@/eligibility/calendar';
import { canChoose } from '@/features/applications/interviewTimes';
import type { CompletionView } from '@/features/profile/completion';
import { type ProfileTask, tasksOf } from '@/features/profile/tasks';

/** The facts from which the next step is chosen. A member is undefined when its request failed. */
export interface NextStepFacts {
  readonly applications?: readonly Pick<
    Application,
    'id' | 'jobId' | 'jobTitle' | 'company' | 'status' | 'offer' | 'interview'
  >[];
  /** Open tasks, overdue ones first. */
  readonly tasks?: readonly Pick<Task, 'id' | 'title' | 'dueOn'>[];
  /** Null when there is no profile. */
  readonly profile?: Pick<UserProfile, 'id'> | null;
  readonly completion?: CompletionView;
}

/** The next step, and the values in its sentence and in the address of its button (stepWords.ts). */
export type Step =
  | { readonly kind: 'offer'; readonly id: string; readonly company: string; readonly by: string | null }
  | { readonly kind: 'interview'; readonly id: string; readonly company: string }
  | {
      readonly kind: 'task';
      readonly id: string;
      readonly title: string;
      readonly day: string;
      readonly days: number;
    }
  | { readonly kind: 'draft'; readonly jobId: string; readonly title: string }
  | { readonly kind: 'part'; readonly task: ProfileTask }
  | { readonly kind: 'profile' | 'job' | 'nothing' };

/** A task can become the next step this many days before it is due. */
const TASK_DAYS = 3;

type Row = (known: NextStepFacts, now: number, isOn: (area: Area) => boolean) => Step | undefined;

/** The first row that returns a step decides (shell.md 3.5). */
const ROWS: readonly Row[] = [
  ({ applications = [] }, now, isOn) => {
    const open = applications.find(
      ({ status, offer }) =>
        status === 'offer' && (typeof offer?.expiresAt !== 'string' || !(Date.parse(offer.expiresAt) < now)),
    );
    if (open === undefined || !isOn('applications')) return undefined;
    const { id, company, offer } = open;
    return { kind: 'offer', id, company, by: offer?.expiresAt ?? null };
  },
  ({ applications = [] }, now, isOn) => {
    const asks = applications.find((each) => canChoose(each, now));
    if (asks === undefined || !isOn('applications')) return undefined;
    return { kind: 'interview', id: asks.id, company: asks.company };
  },
  ({ tasks = [] }, now) => {
    const due = tasks.flatMap(({ id, title, dueOn }) =>
      dueOn === null ? [] : [{ id, title, day: dueOn, days: daysLeft(dueOn, now) }],
    );
    const [first] = due.filter(({ days }) => days <= TASK_DAYS).toSorted((a, b) => a.days - b.days);
    return first === undefined ? undefined : { kind: 'task', ...first };
  },
  ({ profile }) => (profile === null ? { kind: 'profile' } : undefined),
  ({ applications = [] }, _, isOn) => {
    const draft = applications.find(({ status }) => status === 'draft');
    if (draft === undefined || !isOn('apply')) return undefined;
    return { kind: 'draft', jobId: draft.jobId, title: draft.jobTitle };
  },
  ({ completion }) => {
    const task = tasksOf(completion?.missing ?? []).find(({ gain }) => gain !== null);
    return task === undefined ? undefined : { kind: 'part', task };
  },
  ({ applications }, _, isOn) =>
    applications?.every(({ status }) => status === 'draft') && isOn('jobs') ? { kind: 'job' } : undefined,
];

/**
 * The next step for a person; null when nothing is known.
 * @param now in ms
 * @param isOn whether an area is on; code that runs before the app has its own way to know
 */
export function nextStepOf(
  known: NextStepFacts,
  now: number,
  isOn: (area: Area) => boolean = areaIsOn,
): Step | null {
  if (Object.values(known).every((each) => each === undefined)) return null;
  for (const row of ROWS) {
    const step = row(known, now, isOn);
    if (step !== undefined) return step;
  }
  return { kind: 'nothing' };
}
