import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/errors/ApiError';
import type { FailureTexts } from '@/forms/useFormErrors';
import { formatList } from '@/i18n/format';
import type { SectionChange } from '@/layout/outbox/sectionSave';

/** The names of a form's fields: top-level values only, without the id of the record. */
export type FieldOf<V extends FieldValues> = Exclude<Path<V> & keyof V & string, 'id'>;

/** What the person should know in addition to the reason of a failure. */
export type SaveNote =
  | 'kept'
  | 'exists'
  | 'gone'
  | 'accountSaved'
  | 'accountUnsupported'
  | 'notOffered'
  /** An entry: it was deleted elsewhere, and the next save creates it again. */
  | 'deleted'
  /** An education: the entry is saved, but the education level of the profile is not. */
  | 'levelNotSaved';

export type SaveOutcome<V> =
  | { readonly kind: 'saved' | 'unchanged' }
  /** There is no connection: the change is sent later. */
  | { readonly kind: 'waits' }
  /**
   * Somebody changed the record meanwhile. `base` is the version that was read and `stored` the present one.
   * Saving again overwrites it.
   */
  | { readonly kind: 'conflict'; readonly base: V; readonly stored: V }
  | { readonly kind: 'failed'; readonly error: unknown; readonly note: SaveNote };

/** Loads and saves the values of a form. */
export interface SectionStore<V> {
  /** The values that the server has, as far as this device knows. */
  readonly saved: V;
  /** True when the server has no record yet: such a form can be saved without a change. */
  readonly isNew: boolean;
  readonly save: (values: V) => Promise<SaveOutcome<V>>;
  /** Returns the change to send when there is a connection; undefined when it cannot be sent later. */
  readonly later?: (values: V) => Promise<SectionChange | undefined>;
  /** Requests the present values from the server. @throws ApiError */
  readonly lookAgain?: () => Promise<void>;
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

/** The storage name of the draft of a section or of one of its entries. */
export const draftName = (section: string, userId: string, entry?: string): string =>
  ['profile-section', section, ...(entry === undefined ? [] : [entry]), userId].join(':');

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
