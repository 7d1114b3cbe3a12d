import { useTranslation } from 'react-i18next';
import type { FailureTexts } from '@/forms/useFormErrors';
import { formatList } from '@/i18n/format';
import type { SaveNote } from './saving';

/** Notes that are shown in place of the server's reason, because they say what to do. */
const WAYS_ON: readonly SaveNote[] = ['exists', 'gone', 'accountUnsupported', 'notOffered', 'deleted'];

/** Notes whose texts are in other namespaces. */
const OTHER_TEXTS = {
  notOffered: 'ui:notOffered',
  deleted: 'terms:saveAsNew',
  gone: 'terms:saveAsNew',
  levelNotSaved: 'entries:levelNotSaved',
} as const;
const isOther = (note: SaveNote): note is keyof typeof OTHER_TEXTS => Object.hasOwn(OTHER_TEXTS, note);

/**
 * Returns the texts for problems of a form: the names of the wrong fields, and the reason of a failure with
 * what to do.
 */
export function useSaveWords<F extends string>(fields: readonly F[], nameOf: (field: F) => string) {
  const { t } = useTranslation(['profile', 'ui', 'entries', 'terms']);
  const listed = (wrong: readonly F[]): string =>
    t('editor.problems', { count: wrong.length, list: formatList(wrong.map((field) => nameOf(field))) });
  return {
    listed,
    explain(note: SaveNote, said: FailureTexts): FailureTexts {
      const way = isOther(note) ? t(OTHER_TEXTS[note]) : t(`editor.trouble.${note}`);
      if (WAYS_ON.includes(note)) return { ...said, summary: way };
      const wrong = fields.filter((field) => said.fields.has(field));
      const rest = wrong.length > 0 && note === 'kept' ? listed(wrong) : way;
      return { ...said, summary: `${said.summary} ${rest}` };
    },
  };
}
