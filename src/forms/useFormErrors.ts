import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MessageKey, userMessage } from '@/errors/normaliser';
import { formatList } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';
import { useMessage } from '@/i18n/useMessage';
import { focusNext } from '@/ui/focusNext';
import { type FieldName, fieldNameKey, type FormCheck } from '@/validation/forms';
import { REQUIRED } from '@/validation/rules';
import { serverFieldErrors } from './fieldsOfServer';
import type { Problems, Wrong } from './problems';
import { type FieldLink, isTranslatingAgain, type Reasons, type Summary } from './useFormSummary';

/** The error texts beside the fields of a form. */
interface FieldErrors<F extends string> {
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
function useFieldErrors<V extends FieldValues, F extends Path<V> & string>(
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

/** The texts of a failure: the reason, and the errors by field. */
export interface FailureTexts {
  readonly summary: string;
  readonly fields: ReadonlyMap<string, string>;
}
/** Replaces the texts of a failure with more precise ones. */
export type Explain = (error: unknown, texts: FailureTexts) => FailureTexts;
const unchanged: Explain = (_error, texts) => texts;

export interface FormErrorsOptions<F extends string> {
  readonly summary: Summary;
  /** In the order of the screen. */
  readonly fields: readonly F[];
  /** The summary text for a failure without a known reason. */
  readonly standard: MessageKey;
  /** Replaces the texts of a failure with more precise ones. */
  readonly explain?: Explain | undefined;
  /** The server's names of fields that differ from those of the form. */
  readonly serverNames?: Readonly<Record<string, F>> | undefined;
  /** The id and name of a field, for a summary that is focused and links to the wrong fields. */
  readonly linkOf?: ((field: F) => Omit<FieldLink, 'text'>) | undefined;
}

/** Returns the text of the summary, from the texts beside the wrong fields. */
export type Summarize<F> = (wrong: readonly F[], texts: ReadonlyMap<string, string>) => Reasons;

export interface FormErrors<F extends string> extends Pick<FieldErrors<F>, 'of'> {
  /**
   * Shows the problems beside the fields, and in the summary which fields are wrong.
   * @param summarize the text of the summary; by default it says how many fields are wrong
   * @returns whether the form may be sent
   */
  readonly say: (problems: Problems, summarize?: Summarize<F>) => boolean;
  /** Shows the result of the validation. @returns whether the form may be sent. */
  readonly check: <N extends FieldName>(result: FormCheck<N>) => boolean;
  /** Shows why the server refused: its texts beside the fields, the reason in the summary. */
  readonly report: (error: unknown) => void;
}

/**
 * The text beside a field says how to correct it. The summary says what is wrong, so that it is not said
 * twice.
 */
const REMEDIES: Readonly<Partial<Record<FieldName, Wrong>>> = {
  email: { key: 'forms:fieldErrors.email' },
  confirmPassword: { key: 'forms:fieldErrors.confirmPassword' },
  password: { key: 'forms:fieldErrors.password' },
  phone: { key: 'forms:fieldErrors.phone' },
};

/**
 * Shows the errors of a form, from its rules or from the server: one summary and a text beside each wrong
 * field. The first wrong field is focused. The typed values stay.
 */
export function useFormErrors<V extends FieldValues, F extends Path<V> & string>(
  form: UseFormReturn<V>,
  { summary, fields, standard, explain = unchanged, serverNames, linkOf }: FormErrorsOptions<F>,
): FormErrors<F> {
  const { t } = useTranslation('forms');
  const say = useMessage();
  const { of, mark } = useFieldErrors(form, fields, linkOf === undefined);
  const show = (wrong: readonly F[], texts: ReadonlyMap<string, string>, reasons: () => Reasons) =>
    wrong.length === 0 || linkOf === undefined
      ? summary.show(reasons(), wrong.length > 0)
      : summary.show(wrong.map((field) => ({ ...linkOf(field), text: texts.get(field) ?? '' })));

  const inform: FormErrors<F>['say'] = (
    problems,
    summarize = ({ length: count }) => t('wrongFields', { count }),
  ) => {
    const texts = new Map([...problems].map(([field, problem]) => [field, say(problem)]));
    const wrong = mark(texts);
    if (wrong.length > 0) show(wrong, texts, () => summarize(wrong, texts));
    else summary.clear();
    return problems.size === 0;
  };

  return {
    of,
    say: inform,

    check({ missing, fields: found, summary: reasons }) {
      // While something is missing, only the missing fields are shown.
      const wrong = (missing.length > 0 ? missing : Object.keys(found)) as readonly FieldName[];
      const problems = wrong.map(
        (field) => [field, (missing.length > 0 ? undefined : REMEDIES[field]) ?? REQUIRED] as const,
      );
      const names = missing.map((field) => say({ key: fieldNameKey(field) }));
      const list = formatList(names, currentLanguage(), 'narrow');
      return inform(new Map(problems), () =>
        reasons.map(({ key, values }) => say({ key, values: { ...values, list } })),
      );
    },

    report(error: unknown): void {
      const explained = explain(error, {
        summary: say(userMessage(error, standard)),
        fields: serverFieldErrors(error, fields, serverNames),
      });
      show(mark(explained.fields), explained.fields, () => explained.summary);
    },
  };
}
