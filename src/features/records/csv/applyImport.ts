import { sendAny } from '@/api/send';
import { isSilent } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { eachOf } from '@/lists/deleting/eachOf';
import { bulkUpdate, type Change, isFatal } from '@/features/records/editing/bulkUpdate';
import { requiredCall } from '@/features/records/editing/saving';
import { bodyOf, type Resource, textOf, versionOf } from '@/features/records/resource';
import type { Changed, Difference } from './difference';

interface ImportFailure {
  readonly line: number;
  readonly key: string;
  readonly message: Message;
}
export interface ImportOutcome {
  readonly added: number;
  readonly changed: number;
  readonly failed: readonly ImportFailure[];
  /** The number of rows that were not sent, because the import was stopped or the connection was lost. */
  readonly left: number;
  /** Why the import ended early. */
  readonly reason?: Message;
}

/** The number of records that are created at the same time. */
const AT_ONCE = 4;

const changeOf = (resource: Resource, { item, changes }: Changed): Change => {
  const values = Object.fromEntries(changes.map(({ field, to }) => [field.name, to]));
  return { ...bodyOf(resource, values, item), ...versionOf(resource, item), id: item.id };
};

/**
 * Writes the rows of the difference, each with its own request. It ends early when it is stopped or the
 * server cannot be reached.
 */
export async function applyImport(
  resource: Resource,
  { added, changed }: Difference,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ImportOutcome> {
  const failed: ImportFailure[] = [];
  let created = 0;
  let updated = 0;
  const sum = (): number => created + updated + failed.length;
  const end = (reason?: Message): ImportOutcome => ({
    added: created,
    changed: updated,
    failed,
    left: added.length + changed.length - sum(),
    ...(reason === undefined ? {} : { reason }),
  });
  try {
    const lines = new Map(changed.map((change) => [change.item.id, change]));
    for (let from = 0; from < changed.length && !signal.aborted; from += 200) {
      const part = changed.slice(from, from + 200);
      const answer = await bulkUpdate(
        resource,
        part.map((row) => changeOf(resource, row)),
        signal,
      );
      updated += answer.updated;
      for (const { id, message } of answer.failed) {
        const row = lines.get(id);
        const key = row === undefined ? id : textOf(row.item, resource.key);
        failed.push({ line: row?.line ?? 0, key, message });
      }
      onProgress(sum());
    }
    await eachOf(
      added,
      AT_ONCE,
      async ({ line, key, body }) => {
        try {
          await sendAny(requiredCall(resource.endpoints.create), {
            body: bodyOf(resource, body, undefined),
            signal,
          });
          created += 1;
        } catch (error) {
          if (isFatal(error)) throw error;
          failed.push({ line, key, message: userMessage(error) });
        }
        onProgress(sum());
      },
      signal,
    );
    return end();
  } catch (error) {
    return end(isSilent(error) ? undefined : userMessage(error));
  }
}
