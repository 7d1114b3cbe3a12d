import { isRecord } from '@/api/answer';
import type { Form, FormFields, ValuesOf } from '@/forms/defineForm';
import { storedText } from '@/pages/profile-edit/storedValues';

/** Returns a function that reads the stored draft of an entry: its values, and the id of its record. */
export const entryDraft =
  <F extends FormFields>(form: Form<F>) =>
  (stored: unknown): (ValuesOf<F> & { readonly id: string }) | undefined => {
    const values = form.draft(stored);
    return values === undefined || !isRecord(stored) ? undefined : { ...values, id: storedText(stored.id) };
  };
