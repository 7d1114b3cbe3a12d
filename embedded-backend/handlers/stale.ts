import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';

/** 409 with the record as it is now, when the sender edited an older state of it. */
export const refuseStale = (form: Form, current: { readonly lastModified: string }): void => {
  const seen = form.text('lastModified');
  if (seen !== undefined && Date.parse(seen) !== Date.parse(current.lastModified)) {
    throw conflict('This record was changed by somebody else in the meantime.', { current });
  }
};
