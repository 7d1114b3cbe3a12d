import { isRecord } from '@/api/answer';
import { checkField } from '@/forms/kinds/checkField';
import type { AnyOwnKind, OwnKind, AnyTyped, Option, Value } from '@/forms/kinds/kind';
import { type KindName, kindOf, type SpecOf, type TypedOf, type ValueOf } from '@/forms/kinds/kinds';
import type { Problems, Wrong } from '@/forms/problems';

/** A field of a form as data: its kind, the options of the kind, and its own rules. */
export type FormField =
  | { [K in KindName]: SpecOf<K> & FieldOptions & { readonly kind: K } }[KindName]
  | (FieldOptions & { readonly kind: AnyOwnKind });

interface FieldOptions {
  /** The text key of the label; by default the field's name below the form's `labels`. */
  readonly label?: string;
  /** The text key of the hint. */
  readonly hint?: string;
  readonly required?: true;
  /**
   * Fields after each other with the same line stand side by side where there is room. A field that has a
   * line for itself is half as wide.
   */
  readonly line?: string;
  /** The initial value of a new record; by default that of the kind. */
  readonly blank?: AnyTyped;
  /** A rule in addition to that of the kind, for the typed text. */
  readonly rule?: (typed: string) => Wrong | undefined;
  /** Whether the field is shown now. If not, it is not checked and its empty value is sent. */
  readonly asked?: (values: Readonly<Record<string, AnyTyped>>) => boolean;
  /** The field is shown but cannot be changed. It is not checked, and its empty value is sent. */
  readonly readOnly?: true;
}

export type FormFields = Readonly<Record<string, FormField>>;
type TypedIn<K> = K extends KindName ? TypedOf<K> : K extends OwnKind<infer _V, infer T> ? T : never;
/** The value of a choice is one of its options, and a typed day is a text. */
type ValueIn<S extends FormField> = S extends { kind: 'choice'; options: readonly Option<infer V>[] }
  ? Exclude<V, ''>
  : S extends { kind: 'date' }
    ? string
    : S['kind'] extends KindName
      ? ValueOf<S['kind']>
      : S['kind'] extends OwnKind<infer V, infer _T>
        ? V
        : never;

/** The values of a form's inputs: texts as typed, ids of choices, '' for nothing. */
export type ValuesOf<F extends FormFields> = { readonly [N in keyof F & string]: TypedIn<F[N]['kind']> };
/**
 * The values that are sent; null for nothing. Values that a kind leaves to the backend (an optional number)
 * are left out.
 */
export type SentOf<F extends FormFields> = { readonly [N in keyof F & string]: ValueIn<F[N]> | null };

/** A form as data. Its fields have the order of the screen, so the first wrong one gets the focus. */
export interface Form<F extends FormFields> {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  readonly labelOf: (name: keyof F & string) => string;
  /** The values of a new record. */
  readonly blank: ValuesOf<F>;
  /** The input values of a stored record: each field reads the property of its name. Null for a new record. */
  readonly read: (record: object | null) => ValuesOf<F>;
  /** The validated values of a stored draft; undefined if there is none. */
  readonly draft: (stored: unknown) => ValuesOf<F> | undefined;
  /** The problems by field. A missing value is a problem only if the field is required. */
  readonly check: (values: ValuesOf<F>) => Problems<keyof F & string>;
  /** The values to send. The typed values must be valid. */
  readonly sent: (values: ValuesOf<F>) => SentOf<F>;
}

interface FormOptions<F extends FormFields> {
  /** The key prefix of the labels: `hiring:fields`, or a namespace: `fields`. */
  readonly labels: string;
  readonly fields: F;
  /** Rules about several fields. They count for a field only if its own rules find no problem. */
  readonly rules?: (values: ValuesOf<F>) => Partial<Record<keyof F & string, Wrong | undefined>>;
}

/**
 * Defines a form by its fields. How it is read, checked, stored as a draft and sent follows from their kinds.
 */
export function defineForm<const F extends FormFields>({ labels, fields, rules }: FormOptions<F>): Form<F> {
  const all: readonly (readonly [name: string, field: FormField])[] = Object.entries(fields);
  const each = <T>(make: (field: FormField, name: string) => T) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  const blankOf = (field: FormField): AnyTyped => field.blank ?? kindOf(field.kind).blank ?? '';
  const isAsked = (field: FormField, values: Readonly<Record<string, AnyTyped>>) =>
    field.readOnly !== true && field.asked?.(values) !== false;

  const typedOf = (field: FormField, stored: unknown): AnyTyped => {
    const kind = kindOf(field.kind);
    const value = kind.read(stored);
    if (value !== null) return kind.typed(value);
    // A checkbox that was never answered stays null.
    return kind.draft?.(null, field) === null ? null : (kind.blank ?? '');
  };
  const draftOf = (field: FormField, stored: unknown): AnyTyped => {
    const kind = kindOf(field.kind);
    const draftValue =
      kind.draft === undefined
        ? typeof stored === 'string'
          ? stored
          : undefined
        : kind.draft(stored, field);
    return draftValue ?? (draftValue === null ? null : blankOf(field));
  };
  const wrongOf = (field: FormField, typed: AnyTyped): Wrong | undefined => {
    const checked = checkField(field, typed);
    if ('wrong' in checked) return checked.wrong;
    return typeof typed === 'string' && typed.trim() !== '' ? field.rule?.(typed) : undefined;
  };
  const sentOf = (field: FormField, typed: AnyTyped): Value | undefined => {
    const checked = checkField(field, typed);
    return 'wrong' in checked ? null : checked.value;
  };
  const nothing = (field: FormField): Value => kindOf(field.kind).empty?.(field) ?? null;

  return {
    fields,
    names: all.map(([name]) => name),
    labelOf: (name) => fields[name]?.label ?? `${labels}${labels.includes(':') ? '.' : ':'}${name}`,
    blank: each(blankOf) as ValuesOf<F>,
    read: (record) =>
      each((field, name) =>
        record === null
          ? blankOf(field)
          : typedOf(field, (record as Readonly<Record<string, unknown>>)[name]),
      ) as ValuesOf<F>,
    draft: (stored) =>
      isRecord(stored) ? (each((field, name) => draftOf(field, stored[name])) as ValuesOf<F>) : undefined,
    check(values) {
      const own: Readonly<Record<string, AnyTyped>> = values;
      const together: Partial<Record<string, Wrong | undefined>> = rules?.(values) ?? {};
      return new Map(
        all.flatMap(([name, field]) => {
          if (!isAsked(field, own)) return [];
          const wrong = wrongOf(field, own[name] ?? '') ?? together[name];
          return wrong === undefined ? [] : [[name, wrong]];
        }),
      );
    },
    sent: (values) =>
      each((field, name) =>
        isAsked(field, values)
          ? sentOf(field, (values as Readonly<Record<string, AnyTyped>>)[name] ?? '')
          : nothing(field),
      ) as SentOf<F>,
  };
}
