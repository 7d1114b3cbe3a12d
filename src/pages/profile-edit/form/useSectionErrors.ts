import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { useFieldErrors } from '@/forms/useFieldErrors';
import type { Problems } from '@/forms/problems';
import { useSaidAgain } from '@/forms/useSaidAgain';
import type { Summary } from '@/forms/useFormSummary';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { formatList } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import type { FieldOf, SaveNote } from './saving';

interface Named<V extends FieldValues> {
  readonly fields: readonly FieldOf<V>[];
  readonly nameOf: (field: FieldOf<V>) => string;
  readonly serverNames?: Readonly<Record<string, FieldOf<V>>>;
  /** What is wrong, by field. */
  readonly check: (values: V) => Problems<FieldOf<V>>;
}

/** Said instead of the server's reason, because they say what to do. */
const WAYS_ON: readonly SaveNote[] = ['exists', 'gone', 'accountUnsupported', 'notOffered', 'deleted'];

/** The texts that are not among the profile's own. */
const OTHER_TEXTS = {
  notOffered: 'ui:notOffered',
  deleted: 'terms:saveAsNew',
  gone: 'terms:saveAsNew',
  levelNotSaved: 'entries:levelNotSaved',
} as const;
const isOther = (note: SaveNote): note is keyof typeof OTHER_TEXTS => Object.hasOwn(OTHER_TEXTS, note);

/** What is wrong, after the rules or after the server: a word beside each field, one summary, and the focus. */
export function useSectionErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  summary: Summary,
  { fields, nameOf, serverNames, check: rules }: Named<V>,
) {
  const { t } = useTranslation(['profile', 'ui', 'entries', 'terms']);
  const say = useMessage('problems');
  const { of, mark } = useFieldErrors<V, FieldOf<V>>(form, fields);
  const listed = (wrong: readonly FieldOf<V>[]): string =>
    t('editor.problems', { count: wrong.length, list: formatList(wrong.map((field) => nameOf(field))) });

  const last = useRef<{ readonly values: V } | { readonly error: unknown; readonly note: SaveNote } | null>(
    null,
  );

  const check = (values: V): boolean => {
    const wrong = mark(new Map([...rules(values)].map(([field, problem]) => [field, say(problem)])));
    if (wrong.length === 0) summary.clear();
    else summary.show(listed(wrong), true);
    last.current = wrong.length === 0 ? null : { values };
    return wrong.length === 0;
  };

  const report = (error: unknown, note: SaveNote): void => {
    // The session's own end, or a page that is gone: said elsewhere, or to nobody.
    if (endedSession(error) || isAborted(error)) return;
    last.current = { error, note };
    const wrong = mark(serverFieldErrors(error, fields, serverNames));
    const way = isOther(note) ? t(OTHER_TEXTS[note]) : t(`editor.trouble.${note}`);
    if (WAYS_ON.includes(note)) {
      summary.show(way, wrong.length > 0);
      return;
    }
    const reason = say(userMessage(error));
    const rest = wrong.length > 0 && note === 'kept' ? listed(wrong) : way;
    summary.show(`${reason} ${rest}`, wrong.length > 0);
  };

  useSaidAgain(() => {
    if (last.current === null) return;
    if ('values' in last.current) check(last.current.values);
    else report(last.current.error, last.current.note);
  });

  return {
    errorOf: of,
    /** Applies the rules. @returns whether the form may be sent. */
    check,
    /** Says why it was not saved and how to go on. What was typed stays. */
    report,
  };
}
