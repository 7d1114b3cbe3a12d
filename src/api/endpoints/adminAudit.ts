import { pageOf, pageQuery, readUsable } from '@/api/lists';
import { date, id, maybe, maybeId, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** Who changed what, and who signed in, over the last 90 days. */
const entry = named(
  'AuditEntry',
  z.object({
    id,
    at: date,
    /** Nobody where a sign-in failed; without a name where the person was deleted. */
    actor: maybe(z.object({ id, name: maybe(text) })),
    role: maybe(text),
    /** `users.block`: the entity and what was done to it; ours are translated, others shown as they are. */
    action: text,
    entity: maybe(text),
    entityId: maybeId,
    entityName: maybe(text),
    changes: maybe(z.array(z.object({ field: text, from: maybe(text), to: maybe(text) }))),
    outcome: maybe(z.enum(['done', 'refused'])),
  }),
);
export type AuditEntry = z.infer<typeof entry>;

export const adminAudit = {
  list: get('/api/admin/audit', 'One page of the log of writes and sign-ins, newest first', {
    query: z.object({
      ...pageQuery,
      /** Of whom, and of which record: ids. */
      actorId: z.optional(text),
      entity: z.optional(text),
      entityId: z.optional(text),
      action: z.optional(text),
      outcome: z.optional(text),
      /** So many UTC days, today among them: 7, 30 or 90. */
      within: z.optional(text),
    }),
    response: pageOf(entry),
    read: readUsable(entry),
    ours: true,
  }),
};
