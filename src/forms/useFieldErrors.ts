import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { focusNext } from '@/ui/focusNext';
import { isTranslatingAgain } from './useLastWrong';

/** The error texts beside the fields of a form. */
export interface FieldErrors<F extends string> {
  /** The error text of a field, or undefined. */
  of(this: void, field: F): string | undefined;
  /**
   * Shows an error text beside each wrong field, removes the others, and focuses the first wrong field.
   * @param wrong the error texts by field
   * @returns the wrong fields, in the order of the screen
   */
  readonly mark: (wrong: ReadonlyMap<string, string>) => readonly F[];
}

/**
 * The error texts beside the fields of a form.
 * @param fields in the order of the screen
 * @param takesFocus false if a summary with links to the wrong fields is focused instead
 */
export function useFieldErrors<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  fields: readonly F[],
  takesFocus = true,
): FieldErrors<F> {
  const { errors } = form.formState;
  const errorOf = (field: F): FieldError | undefined => get(errors, field);
  return {
    of(field) {
      return errorOf(field)?.message;
    },
    mark(wrong) {
      const again = isTranslatingAgain();
      // When the errors are only translated again, fields that were corrected meanwhile stay without an
      // error.
      const found = fields.filter((field) => wrong.has(field) && !(again && errorOf(field) === undefined));
      if (!again) form.clearErrors();
      for (const field of found) form.setError(field, { type: 'wrong', message: wrong.get(field) ?? '' });
      const [first] = found;
      // After this render, because a field that was disabled during the request cannot take the focus before.
      if (takesFocus && first !== undefined && !again) focusNext(() => form.setFocus(first));
      return found;
    },
  };
}
