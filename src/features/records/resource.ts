import type { Endpoint } from '@/api/endpoint';
import type { Page } from '@/api/lists';
import type { Sampled } from '@/api/sampled';
import type { RouteId } from '@/config/routes';
import type { Resources } from '@/i18n/resources';
import type { Loadable } from '@/ui/loading/lazyDialog';

/**
 * An admin resource as data: one declaration makes its whole screen. What differs
 * between resources stands in the declaration and in the `records` texts under its id; nothing else is written.
 */
type Texts = Resources['records'];
export type ResourceId = keyof Texts['resources'];
export type LabelKey = keyof Texts['fields'];
export type HintKey = keyof Texts['hints'];

/** What a field of a record may hold. */
export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

/** A record as the kit sees it: an id, and fields that the declaration names. */
export interface Item {
  readonly id: string;
  readonly [field: string]: unknown;
}

type Kinds =
  | { readonly kind: 'text'; readonly maxLength: number }
  | {
      readonly kind: 'code';
      readonly maxLength: number;
      readonly pattern: RegExp;
      /** What the pattern asks for; also the hint under the field. */
      readonly says: HintKey;
      readonly upperCase?: true;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'country' };

/** What an administrator may write: a line of the dialog, a column of the CSV file, a rule. */
export type Field = Kinds & {
  readonly name: string;
  readonly label: LabelKey;
  readonly required?: true;
  readonly hint?: HintKey;
  /** What a new record begins with; nothing if not given. */
  readonly initial?: Value;
  /** May be changed for many records at once. */
  readonly bulk?: true;
};

/** A column of the table, a line of the card. */
export interface Column {
  readonly name: string;
  readonly label: LabelKey;
  readonly kind: 'code' | 'title' | 'text' | 'number' | 'state' | 'date';
  /** The backend sorts by this name. */
  readonly sorts?: true;
  /** A track of the row's grid; in rem, so that it grows with the text. */
  readonly width: string;
}

type Call<R> = Endpoint<string, unknown, unknown, R>;
export type ListAnswer = Sampled<Page<Item>> | Page<Item>;
interface BulkAnswer {
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}

/** What every dialog of the screen is given. */
export interface DialogProps {
  readonly resource: Resource;
  /** The records it is about; none for a new one. */
  readonly items: readonly Item[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: (items: readonly Item[]) => void;
  /** While many records are written the list waits, and is read again at the end. */
  readonly onWorking: (working: boolean) => void;
  readonly onDone: () => void;
}

/** Something to look at for one record, beside editing and deleting it. */
export interface RowPanel {
  readonly label: keyof Texts['panels'];
  readonly dialog: Loadable<DialogProps>;
}

export interface Resource {
  readonly id: ResourceId;
  readonly route: RouteId;
  /** The field that no two records share: CSV rows are matched by it. */
  readonly key: string;
  /** The field that names a record to people. */
  readonly title: string;
  readonly fields: readonly Field[];
  readonly columns: readonly Column[];
  readonly endpoints: {
    readonly list: Call<ListAnswer>;
    /** What some words find; without it the list itself is asked for them. */
    readonly search?: Call<ListAnswer>;
    readonly create: Call<Item>;
    readonly update: Call<Item>;
    readonly remove: Call<void>;
    /** Without it there is no bulk edit. */
    readonly bulkUpdate?: Call<BulkAnswer>;
    /** Creates the records that everybody needs, where they are missing. */
    readonly createDefaults?: Call<unknown>;
    /** All records by rank, for the hierarchy view. */
    readonly hierarchy?: Call<Sampled<readonly Item[]>>;
  };
  /** Whether a key is taken; undefined when it cannot be known now. */
  readonly isTaken?: (key: string, signal: AbortSignal) => Promise<boolean | undefined>;
  readonly panels?: readonly RowPanel[];
}

/** The value of a field, whatever the backend sent in it. */
export function valueOf(item: Item, name: string): Value {
  const value = item[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The value of a field as text; '' for none. */
export const textOf = (item: Item, name: string): string => String(valueOf(item, name) ?? '');

/** What people call a record: its title, else its key, else its id. */
export const nameOf = ({ title, key }: Pick<Resource, 'title' | 'key'>, item: Item): string =>
  textOf(item, title).trim() || textOf(item, key).trim() || item.id;

/** What may be written of a record, as it is now. */
export const valuesOf = ({ fields }: Pick<Resource, 'fields'>, item: Item): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, valueOf(item, name)]));

/** Keys are compared as backends do: without regard to case and surrounding spaces. */
export const sameKey = (text: string): string => text.trim().toLowerCase();
