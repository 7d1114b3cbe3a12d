import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { focusNext } from '@/ui/focusNext';
import { isSaidAgain } from './useSaidAgain';

/** What stands beside the fields of a form. */
export interface FieldErrors<F extends string> {
  /** What stands beside a field; undefined where it is fine. */
  of(this: void, field: F): string | undefined;
  /**
   * Puts a word beside each wrong field, takes away what stood there, and gives the first wrong one the focus.
   * @param wrong what to say, by field.
   * @returns the wrong fields, in the order of the screen.
   */
  readonly mark: (wrong: ReadonlyMap<string, string>) => readonly F[];
}

/**
 * The words beside the fields of a form; what was typed stays.
 * @param fields in the order in which they stand on the screen.
 * @param takesFocus false where a summary with links to the wrong fields has the focus instead.
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
      const again = isSaidAgain();
      // What was put right since is not wrong again because it is said in another language.
      const found = fields.filter((field) => wrong.has(field) && !(again && errorOf(field) === undefined));
      if (!again) form.clearErrors();
      for (const field of found) form.setError(field, { type: 'wrong', message: wrong.get(field) ?? '' });
      const [first] = found;
      // After this render: a field that was disabled while the request ran cannot take the focus yet.
      if (takesFocus && first !== undefined && !again) focusNext(() => form.setFocus(first));
      return found;
    },
  };
}
