import { count, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** What hangs on a record. `what`: ours are applications, documents, conversations, tasks, profiles, jobs. */
const usageShape = named(
  'Usage',
  z.object({
    /** Whether it keeps the record from being deleted. */
    blocks: z.boolean(),
    items: z.array(z.object({ what: text, count, sample: z.catch(z.array(text), []) })),
  }),
);
export type Usage = z.infer<typeof usageShape>;
/** The call that says it, for one entity of the admin family. */
export const usageOf = <const P extends string>(name: P, what: string) =>
  get(`/api/admin/${name}/{id}/usage`, `What hangs on one of the ${what}`, {
    response: usageShape,
    ours: true,
  });
