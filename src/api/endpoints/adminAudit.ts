import { pageOf, pageQuery, readList } from '@/api/lists';
import { date, documented, id, maybe, maybeId, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

const asText = (value: unknown): string | null =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;

/** A value in the log, as text. */
const logged = z
  .pipe(z.optional(z.unknown()), z.transform(asText))
  .register(z.globalRegistry, documented({ type: ['string', 'null'] }));

/** The audit log of the last 90 days: who changed a record, and who signed in. */
const entry = named(
  'AuditEntry',
  z.object({
    id,
    at: date,
    /** Null when a sign-in failed; the name is missing when the person was deleted. */
    actor: maybe(z.object({ id, name: maybe(text) })),
    role: maybe(text),
    /**
     * The entity and the action, such as `users.block`. Known ones are translated,
     * others are shown as they are.
     */
    action: text,
    entity: maybe(text),
    entityId: maybeId,
    entityName: maybe(text),
    changes: maybe(z.array(z.object({ field: text, from: logged, to: logged }))),
    outcome: z.catch(maybe(z.enum(['done', 'refused'])), null),
  }),
);
export type AuditEntry = z.infer<typeof entry>;

export const adminAudit = {
  list: get('/api/admin/audit', 'One page of the log of writes and sign-ins, newest first', {
    query: z.object({
      ...pageQuery,
      /** Id of the person who acted; `entityId` is the id of the record. */
      actorId: z.optional(text),
      entity: z.optional(text),
      entityId: z.optional(text),
      action: z.optional(text),
      outcome: z.optional(text),
      /** Within this number of UTC days, today included: 7, 30 or 90. */
      within: z.optional(text),
    }),
    response: pageOf(entry),
    read: readList(entry),
    isProposal: true,
  }),
};
