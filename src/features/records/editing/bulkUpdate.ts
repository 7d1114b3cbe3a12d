import { sendAny } from '@/api/send';
import type { Resource, Value } from '@/features/records/resource';

export interface BulkFailure {
  readonly id: string;
  readonly message: string;
}
export interface BulkOutcome {
  readonly updated: number;
  readonly failed: readonly BulkFailure[];
}
export type Change = Readonly<Record<string, Value>> & { readonly id: string };

/** As many as one request carries. */
const AT_ONCE = 500;

/** Changes many records, some hundreds a request; each succeeds or fails by itself. */
export async function bulkUpdate(
  { endpoints }: Resource,
  changes: readonly Change[],
  signal?: AbortSignal,
  onProgress?: (done: number) => void,
): Promise<BulkOutcome> {
  const endpoint = endpoints.bulkUpdate;
  let updated = 0;
  const failed: BulkFailure[] = [];
  if (endpoint === undefined) return { updated, failed };
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const updates = changes.slice(from, from + AT_ONCE);
    const answer = await sendAny(endpoint, { body: { updates }, signal });
    updated += answer.updated;
    failed.push(...answer.failed);
    onProgress?.(Math.min(from + AT_ONCE, changes.length));
  }
  return { updated, failed };
}
