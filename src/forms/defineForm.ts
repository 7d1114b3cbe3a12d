import { isRecord } from '@/api/answer';
import { checkField } from '@/forms/kinds/checkField';
import type { Typed, Value } from '@/forms/kinds/kind';
import { type KindName, kindOf, type SpecOf, type TypedOf, type ValueOf } from '@/forms/kinds/kinds';
import type { Problems, Wrong } from '@/forms/problems';

/** A field of a form as data: its kind, what the kind wants to know, and what is special about it. */
export type FormField = {
  [K in KindName]: SpecOf<K> & {
    readonly kind: K;
    /** The key of its label; the field's name below the form's `labels` if not given. */
    readonly label?: string;
    /** The key of its hint. */
    readonly hint?: string;
    readonly required?: true;
    /** What a new record begins with; the kind's own beginning if not given. */
    readonly blank?: Typed;
    /** A rule beyond the kind's, on what was typed. */
    readonly rule?: (typed: string) => Wrong | undefined;
    /** Whether it is asked now: what is not asked is not checked, and nothing is sent for it. */
    readonly asked?: (values: Readonly<Record<string, Typed>>) => boolean;
  };
}[KindName];

export type FormFields = Readonly<Record<string, FormField>>;
type KindIn<F extends FormFields, N extends keyof F> = F[N]['kind'];

/** What stands in the controls of a form: texts as typed, ids as chosen, '' for nothing. */
export type ValuesOf<F extends FormFields> = { readonly [N in keyof F & string]: TypedOf<KindIn<F, N>> };
/** What is sent; null for nothing. What its kind leaves to the backend is not among it: a number that need not be given. */
export type SentOf<F extends FormFields> = { readonly [N in keyof F & string]: ValueOf<KindIn<F, N>> | null };

/** A form as data. Its fields stand in the order of the screen: the first wrong one takes the focus. */
export interface Form<F extends FormFields> {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  readonly labelOf: (name: keyof F & string) => string;
  /** What a new record begins with. */
  readonly blank: ValuesOf<F>;
  /** What is stored, as the controls show it: each field from the member of its name. */
  readonly read: (record: object) => ValuesOf<F>;
  /** The values of a stored draft, rebuilt field by field; undefined when there is none. */
  readonly draft: (stored: unknown) => ValuesOf<F> | undefined;
  /** What is wrong, by field. What is missing is wrong only where it is required. */
  readonly check: (values: ValuesOf<F>) => Problems<keyof F & string>;
  /** What is sent for what was typed, which must be right. */
  readonly sent: (values: ValuesOf<F>) => SentOf<F>;
}

interface FormOptions<F extends FormFields> {
  /** Where the labels stand: `hiring:fields`, or a whole area: `fields`. */
  readonly labels: string;
  readonly fields: F;
  /** Rules that more than one field takes part in; they count where a field's own rule finds nothing. */
  readonly rules?: (values: ValuesOf<F>) => Partial<Record<keyof F & string, Wrong | undefined>>;
}

/** Makes a form of its fields: what is read, checked, kept as a draft and sent follows from their kinds. */
export function defineForm<const F extends FormFields>({ labels, fields, rules }: FormOptions<F>): Form<F> {
  const all: readonly (readonly [name: string, field: FormField])[] = Object.entries(fields);
  const each = <T>(make: (field: FormField, name: string) => T) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  const blankOf = (field: FormField): Typed => field.blank ?? kindOf(field.kind).blank ?? '';
  const isAsked = (field: FormField, values: Readonly<Record<string, Typed>>) =>
    field.asked?.(values) !== false;

  const typedOf = (field: FormField, stored: unknown): Typed => {
    const kind = kindOf(field.kind);
    const value = kind.read(stored);
    if (value !== null) return kind.typed(value);
    // A box that nobody has ticked or left open is neither.
    return kind.draft?.(null, field) === null ? null : (kind.blank ?? '');
  };
  const draftOf = (field: FormField, stored: unknown): Typed => {
    const kind = kindOf(field.kind);
    const draftValue =
      kind.draft === undefined
        ? typeof stored === 'string'
          ? stored
          : undefined
        : kind.draft(stored, field);
    return draftValue ?? (draftValue === null ? null : blankOf(field));
  };
  const wrongOf = (field: FormField, typed: Typed): Wrong | undefined => {
    const checked = checkField(field, typed);
    if ('wrong' in checked) return checked.wrong;
    return typeof typed === 'string' && typed.trim() !== '' ? field.rule?.(typed) : undefined;
  };
  const sentOf = (field: FormField, typed: Typed): Value | undefined => {
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
        typedOf(field, (record as Readonly<Record<string, unknown>>)[name]),
      ) as ValuesOf<F>,
    draft: (stored) =>
      isRecord(stored) ? (each((field, name) => draftOf(field, stored[name])) as ValuesOf<F>) : undefined,
    check(values) {
      const own: Readonly<Record<string, Typed>> = values;
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
          ? sentOf(field, (values as Readonly<Record<string, Typed>>)[name] ?? '')
          : nothing(field),
      ) as SentOf<F>,
  };
}
