import { date, day, id, maybe, maybeId, named, oneOf, path, text } from '@/api/scalars';
import { z } from '@/api/schema';

export const TASK_KINDS = ['document', 'profile', 'other'] as const;
export const TASK_STATES = ['open', 'submitted', 'done', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

const person = z.object({ id, name: text });

/** Something that the agency asks of an applicant; both sides read the same. */
export const task = named(
  'Task',
  z.object({
    id,
    applicant: person,
    title: text,
    text,
    kind: oneOf(TASK_KINDS, 'other'),
    /** Where in the app it is done. */
    target: path,
    dueOn: day,
    state: z.enum(TASK_STATES),
    /** What the applicant wrote to it. */
    note: maybe(text),
    documents: z.array(z.object({ id, name: text })),
    /** What the agency wrote about the answer. */
    reviewNote: maybe(text),
    /** Why the applicant can't do it. */
    reason: maybe(text),
    threadId: maybeId,
    /** Who asked. */
    by: person,
    submittedAt: date,
    created: date,
    lastModified: date,
  }),
);
export type Task = z.infer<typeof task>;
