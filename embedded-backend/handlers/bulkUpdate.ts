import { Form, type Fields } from '../http/Form.ts';
import { HttpFailure } from '../http/HttpFailure.ts';

export interface BulkResult {
  readonly updated: number;
  readonly failed: { id: string; message: string }[];
}

const MOST = 20_000;

/**
 * Applies each item of {updates: [{id, ...fields}]} separately, so that a failed item does not stop the
 * others.
 */
export const bulkUpdate = (form: Form, apply: (id: string, item: Form) => void): BulkResult => {
  const updates = form.list(
    'updates',
    (item) =>
      typeof item === 'object' && item !== null && !Array.isArray(item) ? (item as Fields) : undefined,
    MOST,
  );
  if (updates === undefined) form.fail('updates', 'This field is required.');
  form.done();
  const failed: { id: string; message: string }[] = [];
  let updated = 0;
  for (const fields of updates ?? []) {
    const id =
      typeof fields.id === 'number' ? String(fields.id) : typeof fields.id === 'string' ? fields.id : '';
    try {
      apply(id, new Form(fields));
      updated += 1;
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      failed.push({ id, message: error.message });
    }
  }
  return { updated, failed };
};
