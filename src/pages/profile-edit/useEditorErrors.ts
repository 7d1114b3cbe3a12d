import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { useFieldErrors } from '@/forms/useFieldErrors';
import type { Summary } from '@/forms/useFormSummary';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { formatList, formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import type { Problems } from './rules';
import type { SaveResult } from './useSave';
import { EDITOR_FIELDS, type EditorField, type EditorValues } from './values';

type Failed = Extract<SaveResult, { outcome: 'failed' }>;

/** What is wrong, after the rules or after the server: a word beside each field, one summary, and the focus. */
export function useEditorErrors(form: UseFormReturn<EditorValues>, summary: Summary) {
  const { t } = useTranslation('profile');
  const say = useMessage();
  const { of, mark } = useFieldErrors(form, EDITOR_FIELDS);

  const nameOf = (field: EditorField): string => t(`fields.${field}`);
  const listed = (fields: readonly EditorField[]): string =>
    t('editor.problems', { count: fields.length, list: formatList(fields.map(nameOf)) });

  return {
    errorOf: of,

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
      const fields = mark(serverFieldErrors(error, EDITOR_FIELDS));
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
