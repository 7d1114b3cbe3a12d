import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOfServer } from '@/forms/fieldsOfServer';
import type { Summary } from '@/forms/useFormSummary';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { formatList, formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import type { Problems } from './rules';
import type { SaveResult } from './useSave';
import { EDITOR_FIELDS, type EditorField, type EditorValues } from './values';

type Failed = Extract<SaveResult, { outcome: 'failed' }>;

/** `languages[0].level` is about `languages`. */
const fieldPart = (name: string): string => name.split(/[.[]/, 1)[0] ?? name;

/** The server's words by the editor's fields. */
function serverFields(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  // Names are data: none of them may meet what every object has.
  const errors = new Map<string, readonly string[]>();
  for (const [name, texts] of Object.entries(error.fieldErrors)) {
    const field = fieldPart(name);
    errors.set(field, [...(errors.get(field) ?? []), ...texts]);
  }
  return fieldsOfServer(Object.fromEntries(errors), EDITOR_FIELDS);
}

/** What is wrong, after the rules or after the server: a word beside each field, one summary, and the focus. */
export function useEditorTrouble(form: UseFormReturn<EditorValues>, summary: Summary) {
  const { t } = useTranslation('profile');
  const say = useMessage();
  const { errors } = form.formState;

  const mark = (wrong: ReadonlyMap<string, string>): readonly EditorField[] => {
    form.clearErrors();
    const fields = EDITOR_FIELDS.filter((field) => wrong.has(field));
    for (const field of fields) form.setError(field, { type: 'wrong', message: wrong.get(field) ?? '' });
    const [first] = fields;
    // After this render: a field that was disabled while the request ran cannot take the focus yet.
    if (first !== undefined) setTimeout(() => form.setFocus(first));
    return fields;
  };

  const nameOf = (field: EditorField): string => t(`fields.${field}`);
  const listed = (fields: readonly EditorField[]): string =>
    t('editor.problems', { count: fields.length, list: formatList(fields.map(nameOf)) });

  return {
    /** What stands beside a field. */
    errorOf: (field: EditorField): string | undefined => {
      const message: unknown = errors[field]?.message;
      return typeof message === 'string' ? message : undefined;
    },

    /** Applies the rules' answer. @returns whether the form may be sent. */
    check(problems: Problems): boolean {
      const wrong = new Map(
        Object.entries(problems).map(([field, { rule, max }]) => [
          field,
          t(`editor.rules.${rule}`, { max: formatNumber(max ?? 0) }),
        ]),
      );
      const fields = mark(wrong);
      if (fields.length === 0) summary.clear();
      else summary.show(listed(fields), true);
      return fields.length === 0;
    },

    /** Says why it was not saved and how to go on. What was typed stays. */
    report({ error, note }: Failed): void {
      // The session's own end, or a page that is gone: said elsewhere, or to nobody.
      if (endedSession(error) || isAborted(error)) return;
      const fields = mark(serverFields(error));
      const way = t(`editor.trouble.${note}`);
      if (note === 'exists' || note === 'gone' || note === 'accountUnsupported') {
        summary.show(way, fields.length > 0);
        return;
      }
      const reason = say(userMessage(error));
      const rest = fields.length > 0 && note === 'kept' ? listed(fields) : way;
      summary.show(`${reason} ${rest}`, fields.length > 0);
    },
  };
}
