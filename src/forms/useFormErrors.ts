import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MessageKey, userMessage } from '@/errors/normaliser';
import { formatList } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { useMessage } from '@/i18n/useMessage';
import { type FieldName, type FormCheck, fieldNameKey } from '@/validation/forms';
import { serverFieldErrors } from './fieldsOfServer';
import type { Problems } from './problems';
import { type FieldErrors, useFieldErrors } from './useFieldErrors';
import type { FieldLink, Summary } from './useFormSummary';

/** What is said of a failure: the reason, and the words beside the fields that it is about. */
export interface SaidFailure {
  readonly summary: string;
  readonly fields: ReadonlyMap<string, string>;
}
/** Says more of a failure than the server did. */
export type Explain = (error: unknown, said: SaidFailure) => SaidFailure;
const asSaid: Explain = (_error, said) => said;

export interface FormErrorsOptions<F extends string> {
  readonly summary: Summary;
  /** In the order in which they stand on the screen. */
  readonly fields: readonly F[];
  /** What the summary says when nothing is known about a failure. */
  readonly standard: MessageKey;
  /** Says more of a failure than the server did. */
  readonly explain?: Explain | undefined;
  /** What the backend calls a field in its refusals, where it names it otherwise. */
  readonly serverNames?: Readonly<Record<string, F>> | undefined;
  /** Where each field stands, for a summary that has the focus and leads to the wrong ones. */
  readonly linkOf?: ((field: F) => Omit<FieldLink, 'text'>) | undefined;
}

export interface FormErrors<F extends string> extends FieldErrors<F> {
  /**
   * Says what is wrong with the fields.
   * @param summarize what the summary says of them; nothing if not given, as each says it itself
   * @returns whether the form may be sent
   */
  readonly say: (problems: Problems, summarize?: (wrong: readonly F[]) => string) => boolean;
  /** Applies the rules' answer. @returns whether the form may be sent. */
  readonly check: <N extends FieldName>(result: FormCheck<N>) => boolean;
  /** Shows why the server said no: its words beside its fields, the reason in the summary. */
  readonly report: (error: unknown) => void;
}

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
 */
export function useFormErrors<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  { summary, fields, standard, explain = asSaid, serverNames, linkOf }: FormErrorsOptions<F>,
): FormErrors<F> {
  const { t } = useTranslation('forms');
  const { t: tv } = useTranslation('validation');
  const say = useMessage();
  const { of, mark } = useFieldErrors(form, fields, linkOf === undefined);
  const links = (wrong: readonly F[], texts: ReadonlyMap<string, string>, to: NonNullable<typeof linkOf>) =>
    wrong.map((field): FieldLink => ({ ...to(field), text: texts.get(field) ?? '' }));

  return {
    of,
    mark,

    say(problems, summarize) {
      const texts = new Map([...problems].map(([field, problem]) => [field, say(problem)]));
      const wrong = mark(texts);
      if (wrong.length > 0 && linkOf !== undefined) summary.show(links(wrong, texts, linkOf));
      else if (wrong.length > 0 && summarize !== undefined) summary.show(summarize(wrong), true);
      else summary.clear();
      return problems.size === 0;
    },

    check<N extends FieldName>(result: FormCheck<N>): boolean {
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
      summary.show(reasons, mark(wrong).length > 0);
      return false;
    },

    report(error: unknown): void {
      const explained = explain(error, {
        summary: say(userMessage(error, standard)),
        fields: serverFieldErrors(error, fields, serverNames),
      });
      const wrong = mark(explained.fields);
      if (wrong.length > 0 && linkOf !== undefined) summary.show(links(wrong, explained.fields, linkOf));
      else summary.show(explained.summary, wrong.length > 0);
    },
  };
}
