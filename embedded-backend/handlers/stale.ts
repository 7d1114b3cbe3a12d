import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';

/**
 * 409 with the current record if the sender edited an older version.
 * @param current the record as it is answered, without secrets
 * @param name the field with the time of the last change
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
