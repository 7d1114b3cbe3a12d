import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/errors/ApiError';
import { type MessageKey, userMessage } from '@/errors/normaliser';
import { formatList } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { useMessage } from '@/i18n/useMessage';
import { type FieldName, type FormCheck, fieldNameKey } from '@/validation/forms';
import { fieldsOfServer } from './fieldsOfServer';
import type { Summary } from './useFormSummary';

/** Beside the field stands what to do; what is wrong is in the summary, so that it is said once. */
const REMEDIES = {
  email: 'fieldErrors.email',
  confirmPassword: 'fieldErrors.confirmPassword',
  password: 'fieldErrors.password',
  phone: 'fieldErrors.phone',
} as const;
const remedyOf = (field: string) =>
  Object.hasOwn(REMEDIES, field) ? REMEDIES[field as keyof typeof REMEDIES] : undefined;

/**
 * What is wrong with a form, after the rules or after the server: one summary and a word beside each wrong field, the
 * first of which takes the focus. What was typed stays.
 * @param fields in the order in which they stand on the screen.
 * @param standard what the summary says when nothing is known about a failure.
 */
export function useFormErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  summary: Summary,
  fields: readonly (Path<V> & string)[],
  standard: MessageKey,
) {
  const { t } = useTranslation('auth');
  const { t: tv } = useTranslation('validation');
  const say = useMessage();
  const { errors } = form.formState;

  /** @returns whether a field takes the focus. */
  const mark = (wrong: ReadonlyMap<string, string>): boolean => {
    form.clearErrors();
    for (const field of fields) {
      const message = wrong.get(field);
      if (message !== undefined) form.setError(field, { type: 'wrong', message });
    }
    const first = fields.find((field) => wrong.has(field));
    // After this render: a field that was disabled while the request ran cannot take the focus yet.
    if (first !== undefined) setTimeout(() => form.setFocus(first));
    return first !== undefined;
  };

  return {
    /** What stands beside a field. */
    of(field: Path<V> & string): string | undefined {
      const message: unknown = errors[field]?.message;
      return typeof message === 'string' ? message : undefined;
    },

    /** Applies the rules' answer. @returns whether the form may be sent. */
    check<F extends FieldName>(result: FormCheck<F>): boolean {
      if (result.valid) {
        form.clearErrors();
        summary.clear();
        return true;
      }
      const missing: readonly string[] = result.missing;
      const wrong = new Map<string, string>();
      // As the summary: while something is missing, only that counts.
      for (const field of missing.length > 0 ? missing : Object.keys(result.fields)) {
        const remedy = missing.length > 0 ? undefined : remedyOf(field);
        wrong.set(field, remedy === undefined ? tv('required') : t(remedy));
      }
      const names = result.missing.map((field) => say({ key: fieldNameKey(field) }));
      const list = formatList(names, currentLanguage(), 'narrow');
      const reasons = result.summary.map(({ key, values }) => say({ key, values: { ...values, list } }));
      summary.show(reasons, mark(wrong));
      return false;
    },

    /** Shows why the server said no: its words beside its fields, the reason in the summary. */
    report(error: unknown): void {
      const byField =
        error instanceof ApiError ? fieldsOfServer(error.fieldErrors, fields) : new Map<string, string>();
      summary.show(say(userMessage(error, standard)), mark(byField));
    },
  };
}
