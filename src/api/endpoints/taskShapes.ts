import { date, day, id, maybe, maybeId, named, oneOf, path, text } from '@/api/scalars';
import { z } from '@/api/schema';

export const TASK_KINDS = ['document', 'profile', 'other'] as const;
export const TASK_STATES = ['open', 'submitted', 'done', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

const person = z.object({ id, name: text });

/** A task that the agency gives to an applicant; both sides read the same shape. */
export const task = named(
  'Task',
  z.object({
    id,
    applicant: person,
    title: text,
    text,
    kind: oneOf(TASK_KINDS, 'other'),
    /** Path of the page where it is done. */
    target: path,
    dueOn: day,
    state: z.enum(TASK_STATES),
    /** What the applicant wrote with the answer. */
    note: maybe(text),
    documents: z.array(z.object({ id, name: text })),
    /** What the agency wrote about the answer. */
    reviewNote: maybe(text),
    /** Why the applicant cannot do it. */
    reason: maybe(text),
    threadId: maybeId,
    /** The person of the agency who created it. */
    by: person,
    submittedAt: date,
    created: date,
    lastModified: date,
  }),
);
export type Task = z.infer<typeof task>;
