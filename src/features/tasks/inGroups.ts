import type { BulkResult } from '@/api/lists';

/** The most people to whom the server assigns a task in one request. */
const MOST_AT_ONCE = 200;

/** Makes the call for any number of people in groups, and combines the results. */
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
