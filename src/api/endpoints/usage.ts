import { count, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';
import { usableOrEmpty } from '@/api/tolerant';

/**
 * The records that depend on a record. Known values of `what`: applications,
 * documents, conversations, tasks, profiles, jobs.
 */
const usageShape = named(
  'Usage',
  z.object({
    /** Whether they prevent the deletion of the record. */
    blocks: z.boolean(),
    items: z.array(z.object({ what: text, count, sample: usableOrEmpty(text) })),
  }),
);
export type Usage = z.infer<typeof usageShape>;
/** Declares the usage call of one admin entity. */
export const usageOf = <const P extends string>(name: P, what: string) =>
  get(`/api/admin/${name}/{id}/usage`, `What hangs on one of the ${what}`, {
    response: usageShape,
    isProposal: true,
  });
