import type { z } from 'zod/mini';
import type { bulkResult } from '@/api/lists';

type BulkResult = z.infer<typeof bulkResult>;

/** The server assigns a task to so many people in one call. */
const MOST_AT_ONCE = 200;

/** Asks for any number of people, group by group, and tells what came of it as one result. */
export async function inGroups(
  ids: readonly string[],
  call: (group: string[]) => Promise<BulkResult>,
): Promise<BulkResult> {
  const result: BulkResult = { updated: 0, failed: [] };
  for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the server is not asked for all at once
    const { updated, failed } = await call(ids.slice(first, first + MOST_AT_ONCE));
    result.updated += updated;
    result.failed.push(...failed);
  }
  return result;
}
