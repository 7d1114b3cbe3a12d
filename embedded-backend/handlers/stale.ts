import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';

/**
 * 409 with the record as it is now, when the sender edited an older state of it.
 * @param current the record as it is answered: never a password's hash
 * @param name the field that says when it was last changed
 */
export const refuseStale = <C extends object>(
  form: Form,
  current: C,
  name: keyof C & string = 'lastModified' as keyof C & string,
): void => {
  const seen = form.text(name);
  if (seen !== undefined && Date.parse(seen) !== Date.parse(String(current[name]))) {
    throw conflict('This record was changed by somebody else in the meantime.', { current });
  }
};
