import { sendAny } from '@/api/send';
import { isAborted, isSilent, mayHaveArrived } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { eachOf } from '@/lists/deleting/eachOf';
import { bulkUpdate, type Change, isFatal } from '@/features/records/editing/bulkUpdate';
import { requiredCall } from '@/features/records/editing/saving';
import { bodyOf, type Field, type Resource, textOf, versionOf } from '@/features/records/resource';
import type { Added, Changed, Difference } from './difference';

interface ImportFailure {
  readonly line: number;
  readonly key: string;
  readonly message: Message;
  /** What the server says about single fields. */
  readonly fields: readonly { readonly field: Field; readonly text: string }[];
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

/** The number of records that are written at the same time. */
const AT_ONCE = 4;
/** The most changes in one request, so that the progress is seen. */
const MOST_CHANGES = 200;
const UNCLEAR: Message = { key: 'records:import.unclear' };

const keyOf = (resource: Resource, row: Added | Changed): string =>
  'item' in row ? textOf(row.item, resource.key) : row.key;

function fieldTexts(resource: Resource, error: unknown): ImportFailure['fields'] {
  const texts = serverFieldErrors(
    error,
    resource.fields.map(({ name }) => name),
  );
  return resource.fields.flatMap((field) => {
    const text = texts.get(field.name);
    return text === undefined ? [] : [{ field, text }];
  });
}

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
  const { bulkUpdate: many, create } = resource.endpoints;
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
  /** Sends rows in one request. Rows without an answer have failed too, because they may have been saved. */
  const attempt = async (rows: readonly (Added | Changed)[], send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (error) {
      const isEnd = isFatal(error);
      const isUnclear = isEnd && (isAborted(error) || mayHaveArrived(error));
      if (isEnd && !isUnclear) throw error;
      const message = isUnclear ? UNCLEAR : userMessage(error);
      const fields = isUnclear ? [] : fieldTexts(resource, error);
      failed.push(...rows.map((row) => ({ line: row.line, key: keyOf(resource, row), message, fields })));
      if (isEnd) throw error;
    } finally {
      onProgress(sum());
    }
  };
  const size = many === undefined ? 1 : MOST_CHANGES;
  const parts = Array.from({ length: Math.ceil(changed.length / size) }, (_, at) =>
    changed.slice(at * size, (at + 1) * size),
  );
  try {
    await eachOf(
      parts,
      many === undefined ? AT_ONCE : 1,
      (part) =>
        attempt(part, async () => {
          const changes = part.map((row) => changeOf(resource, row));
          const answer = await bulkUpdate(resource, changes, signal);
          updated += answer.updated;
          for (const { id, message, error } of answer.failed) {
            const row = part.find(({ item }) => item.id === id);
            const fields = fieldTexts(resource, error);
            const key = row === undefined ? id : keyOf(resource, row);
            failed.push({ line: row?.line ?? 0, key, message, fields });
          }
        }),
      signal,
    );
    await eachOf(
      added,
      AT_ONCE,
      (row) =>
        attempt([row], async () => {
          await sendAny(requiredCall(create), { body: bodyOf(resource, row.body, undefined), signal });
          created += 1;
        }),
      signal,
    );
    return end();
  } catch (error) {
    return end(isSilent(error) ? undefined : userMessage(error));
  }
}
