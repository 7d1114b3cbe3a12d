import type { ReactNode } from 'react';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { Usage } from '@/api/endpoints/usage';
import type { AnyArgs, Call } from '@/api/endpoint';
import type { ListAnswer, Sampled } from '@/api/sampled';
import type { Area } from '@/config/areas';
import type { PlainRouteId } from '@/routing/routes';
import type { Message } from '@/i18n/useMessage';
import type { SessionUser } from '@/storage/sessionUser';
import type { Loadable } from '@/ui/loading/lazyDialog';
import type { Item, Value } from '@/forms/kinds/kind';
import { type KindName, kindOf, type SpecOf, type ValueOf } from '@/forms/kinds/kinds';

import type { ActionId, HintKey, LabelKey, PanelId, ResourceId, UsageKey } from './resourceTexts';

export type { Item, Value } from '@/forms/kinds/kind';

export { LABEL_NAMESPACES, type LabelKey, type ResourceId } from './resourceTexts';

export type Values = Readonly<Record<string, Value>>;

/** The fields of an entity that may hold a `V`. An entity that says nothing of its fields has any. */
export type NamesOf<T, V = unknown> = {
  [N in keyof T]-?: N extends string
    ? unknown extends T[N]
      ? N
      : NonNullable<T[N]> extends V
        ? N
        : never
    : never;
}[keyof T];

interface FieldBase {
  readonly label: LabelKey;
  readonly required?: true;
  readonly hint?: HintKey;
  /** What a new record begins with; nothing if not given. */
  readonly initial?: Value;
  /** May be changed for many records at once. */
  readonly bulk?: true;
  /** Written when a record is added, and only shown afterwards. */
  readonly once?: true;
}

/** What an administrator may write: a line of the dialog, a column of the CSV file, a rule. */
export type Field<T = Item> = {
  [K in KindName]: SpecOf<K> & FieldBase & { readonly kind: K; readonly name: NamesOf<T, ValueOf<K>> };
}[KindName];

/** A column of the table, a line of the card. What its kind needs is taken from the field of the same name. */
export type Column<T = Item> = {
  [K in KindName]: Partial<SpecOf<K>> & {
    readonly kind: K;
    readonly name: NamesOf<T, ValueOf<K>>;
    readonly label: LabelKey;
    /** The backend sorts by this name. */
    readonly sorts?: true;
    /** A track of the row's grid; in rem, so that it grows with the text. */
    readonly width: string;
  };
}[KindName];

/** A choice beside the search box, kept in the address under its name and sent to the backend under it. */
export type Filter = { readonly name: string; readonly label: LabelKey } & (
  | ({ readonly kind: 'choice' } & SpecOf<'choice'>)
  | ({ readonly kind: 'switch' } & SpecOf<'switch'>)
  | ({
      readonly kind: 'reference';
      /** The field of the other resource that is sent; its id if not given. */
      readonly by?: string;
    } & SpecOf<'reference'>)
);

interface BulkAnswer {
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
}

/** What every dialog of the screen is given. */
export interface DialogProps {
  readonly resource: Resource;
  /** The records it is about; none for a new one. */
  readonly items: readonly Item[];
  /** The row's action that it asks about, if it is for one. */
  readonly action?: RowAction | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: (items: readonly Item[]) => void;
  /** Shows a record in the dialog that changes it. */
  readonly onEdit: (item: Item) => void;
  /** While many records are written the list waits, and is read again at the end. */
  readonly onWorking: (working: boolean) => void;
  /** Some of the selected records are done: only those named here, if any, stay selected. */
  readonly onDone: (left?: readonly string[]) => void;
}

export type Me = Pick<SessionUser, 'id' | 'roles'>;

/** Why a record cannot be changed or deleted now. */
export interface Guards {
  readonly edit?: Message;
  readonly remove?: Message;
}

/** Something to look at for one record, beside editing and deleting it. */
export interface RowPanel {
  readonly label: PanelId;
  /** A globe if not given. */
  readonly icon?: 'key' | 'eye' | 'chat' | 'assign';
  readonly area?: Area;
  readonly dialog: Loadable<DialogProps>;
}

/** A call of its own for one record, which is asked about first. Its texts stand under `actions.<id>`. */
export interface RowAction<T = Item> {
  readonly id: ActionId;
  readonly icon: 'mail' | 'copy' | 'close' | 'open' | 'block' | 'logout' | 'accept';
  readonly call: Call<unknown>;
  /** Asked in the dialog, and sent as the body. */
  readonly fields?: readonly Field[];
  /** What the call is given; the record's id as `path.id` and the fields' values as `body` if not given. */
  args?(this: void, item: T, values: Values): AnyArgs;
  /** One more sentence of the question, about this record. */
  note?(this: void, item: T): Message | undefined;
  /** The way back, offered for a few seconds after it was done. */
  undo?(this: void, item: T): { readonly call: Call<unknown>; readonly args: AnyArgs };
  /** The answer is a record, which is opened. */
  readonly opens?: true;
  /** Offered for all selected records: each is asked for by itself. */
  readonly bulk?: true;
  /** Whether the record has this action now; always if not given. A message: it is shown, and why it is not possible. */
  when?(this: void, item: T, me: Me): boolean | Message;
}

export interface Resource<T extends { readonly id: string } = Item> {
  readonly id: ResourceId;
  readonly route: PlainRouteId;
  /** The field that no two records share: CSV rows are matched by it. Without one there is no import. */
  readonly key?: NamesOf<T, string>;
  /** The field that names a record to people. */
  readonly title: NamesOf<T, string>;
  readonly fields: readonly Field<T>[];
  readonly columns: readonly Column<T>[];
  /** What else the server says of a record, where it says it: only shown, and only in the record. */
  readonly details?: readonly Field<T>[];
  /** More lines of the record, where one of its fields does not make one: names and values of the list of details. */
  moreDetails?(this: void, props: { readonly item: T }): ReactNode;
  /** The width that the columns need, in rem: with less, rows become cards. */
  readonly columnsNeed?: number;
  readonly filters?: readonly Filter[];
  readonly endpoints: {
    readonly list: Call<ListAnswer<T>>;
    /** One record, for what is open over the list; without it only those of the list can be opened. */
    readonly byId?: Call<unknown>;
    /** What hangs on a record, for the question before it is deleted. */
    readonly usage?: Call<Usage>;
    /** What some words find; without it the list itself is asked for them. */
    readonly search?: Call<ListAnswer<T>>;
    /** The name under which the list takes words, where it is not `search`. */
    readonly listWords?: 'q';
    /** Without one of these three nothing is added, changed or deleted here. */
    readonly create?: Call<T>;
    readonly update?: Call<T>;
    readonly remove?: Call<void>;
    /** Changes many records with one request; without it each is changed by itself. */
    readonly bulkUpdate?: Call<BulkAnswer>;
    /** Creates the records that everybody needs, where they are missing. */
    readonly createDefaults?: Call<unknown>;
    /** All records by rank, for the hierarchy view. */
    readonly hierarchy?: Call<Sampled<readonly T[]>>;
  };
  /** Of records that tell what was changed in others: they have no history of their own. */
  changesOf?(this: void, item: T): AuditEntry['changes'];
  /** The page of a record: its title leads there. */
  pathOf?(this: void, item: T): string;
  /** When a record was last changed: sent back with a change, so that nobody's is lost (409). */
  readonly version?: NamesOf<T, string>;
  /** Into a file only: what stands there could not be added again from it. */
  readonly csv?: 'export';
  /** How often each record is used; a record in use is not deleted. */
  readonly usage?: { readonly count: NamesOf<T, number>; readonly text: UsageKey };
  /** What was deleted cannot be added again: more belonged to it than its fields. */
  readonly goesForGood?: true;
  /** Records that belong to the product: they are shown, and stay as they are. */
  isFixed?(this: void, item: T): boolean;
  /** What the server would refuse this person to do with the record, with the reason. */
  guard?(this: void, item: T, me: Me): Guards;
  /** What is sent for the values of the fields, where the server's record has another form. */
  bodyOf?(this: void, values: Values, before: Item | undefined): Readonly<Record<string, unknown>>;
  /** Rules that more than one field takes part in: what is wrong, by the name of the field. */
  check?(this: void, values: Values, before: Item | undefined): ReadonlyMap<string, Message>;
  /** Whether a key is taken; undefined when it cannot be known now. */
  readonly isTaken?: (key: string, signal: AbortSignal) => Promise<boolean | undefined>;
  /** Adds records where one record is not what its fields make. */
  readonly adding?: Loadable<DialogProps>;
  /** Changes records where one record is not what its fields make. */
  readonly editing?: Loadable<DialogProps>;
  /** What else can be done with the selected records. */
  readonly forSelected?: { label: LabelKey; area: Area; dialog: Loadable<DialogProps> };
  readonly panels?: readonly RowPanel[];
  readonly actions?: readonly RowAction<T>[];
}

/** A resource of whatever records: from here on a record is what the backend sent. */
export type AnyResource = { readonly [K in keyof Resource]: Resource[K] };

/** The value of a field or column, whatever the backend sent in it. */
export const valueOf = (item: Item, { name, kind }: Pick<Field, 'name' | 'kind'>): Value =>
  kindOf(kind).read(item[name]);

/** The text of a field; '' for none. */
export function textOf(item: Readonly<Record<string, unknown>>, name: string | undefined): string {
  const value = name === undefined ? null : item[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** What people call a record: its title, else its key, else its id. */
export const nameOf = ({ title, key }: Pick<Resource, 'title' | 'key'>, item: Item): string =>
  textOf(item, title).trim() || textOf(item, key).trim() || item.id;

/** What may be written of a record, as it is now. */
export const valuesOf = ({ fields }: Pick<Resource, 'fields'>, item: Item): Values =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(item, field)]));

/** When a record that was read had last been changed, to be sent back with a change. */
export function versionOf({ version }: Pick<Resource, 'version'>, item: Item): Values {
  const seen = textOf(item, version);
  return version === undefined || seen === '' ? {} : { [version]: seen };
}

/** The body that is sent for what was written of a record. */
export const bodyOf = (
  { bodyOf: made }: Pick<Resource, 'bodyOf'>,
  values: Values,
  before: Item | undefined,
): Readonly<Record<string, unknown>> => made?.(values, before) ?? values;

export const isFixed = (resource: Resource, item: Item): boolean => resource.isFixed?.(item) === true;

/** By how many a record is used; 0 where nobody counts. */
export function usesOf({ usage }: Pick<Resource, 'usage'>, item: Item): number {
  const count = usage === undefined ? 0 : item[usage.count];
  return typeof count === 'number' && count > 0 ? count : 0;
}
