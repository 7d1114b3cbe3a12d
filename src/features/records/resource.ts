import type { ReactNode } from 'react';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { Usage } from '@/api/endpoints/usage';
import type { AnyArgs, Call } from '@/api/endpoint';
import type { BulkResult } from '@/api/lists';
import type { ListAnswer, Sampled } from '@/api/sampled';
import type { Area } from '@/config/switches';
import type { PlainRouteId } from '@/routing/routes';
import type { Message } from '@/errors/normaliser';
import type { SessionUser } from '@/storage/sessionUser';
import type { Loadable } from '@/ui/loading/lazyDialog';
import { withoutControls } from '@/ui/text/withoutControls';
import type { Item, Option, Value } from '@/forms/kinds/kind';
import { type KindName, kindOf, type ShownKind, type SpecOf, type ValueOf } from '@/forms/kinds/kinds';
import type { ActionId, HintKey, LabelKey, PanelId, ResourceId, UsageKey } from './resourceTexts';

export type { Item, Value } from '@/forms/kinds/kind';

export { LABEL_NAMESPACES, type LabelKey } from './resourceTexts';

export type Values = Readonly<Record<string, Value>>;

/** The names of the fields of an entity that can hold a `V`. An untyped entity allows every name. */
type NamesOf<T, V = unknown> = {
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
  /** The value of a new record; empty by default. */
  readonly initial?: Value;
  /** Can be changed for several records at once. */
  readonly bulk?: true;
  /** Can be written only when a record is added, and is read-only afterwards. */
  readonly once?: true;
}

/** An editable field. It defines the input of the form, the column of the CSV file and the rule. */
export type Field<T = Item> = {
  [K in KindName]: SpecOf<K> & FieldBase & { readonly kind: K; readonly name: NamesOf<T, ValueOf<K>> };
}[KindName];

/** A column with a kind and a label, of its own or of its field. */
export type FullColumn<T = Item> = {
  [K in KindName]: Partial<SpecOf<K>> & {
    readonly kind: K;
    readonly name: NamesOf<T, ValueOf<K>>;
    readonly label: LabelKey;
    /** The backend can sort by this name. */
    readonly sorts?: true;
    /** Size of the grid track. It is in rem, so that it grows with the text. */
    readonly width: string;
  };
}[KindName];
/** A column of the table, or a line of the card. What it leaves out is taken from the field of the same name. */
export type Column<T = Item> =
  | FullColumn<T>
  | (Pick<FullColumn, 'sorts' | 'width'> & { name: NamesOf<T>; kind?: never; label?: never });

/** A filter beside the search box. Its name is used in the address and in the request. */
export type Filter = { readonly name: string; readonly label: LabelKey } & (
  | ({ readonly kind: 'choice' } & SpecOf<'choice'>)
  | ({ readonly kind: 'switch' } & SpecOf<'switch'>)
  | ({
      readonly kind: 'reference';
      /** The field of the other resource that is sent; by default its id. */
      readonly by?: string;
      /** The names of known values; other records are shown by their title. */
      readonly names?: readonly Option[];
    } & SpecOf<'reference'>)
);

/** The props of every dialog of the page. */
export interface DialogProps {
  readonly resource: Resource;
  /** The records that the dialog is about; empty for a new one. */
  readonly items: readonly Item[];
  /** The row action that the dialog asks about. */
  readonly action?: RowAction | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: (items: readonly Item[]) => void;
  /** Opens a record in the dialog that edits it. */
  readonly onEdit: (item: Item) => void;
  /** True pauses the list while several records are written; false reads it again. */
  readonly onWorking: (working: boolean) => void;
  /** Called when records of the dialog are done. They are deselected, except those with the given ids. */
  readonly onDone: (left?: readonly string[]) => void;
}

export type Me = Pick<SessionUser, 'id' | 'roles'>;

/** Why a record cannot be changed or deleted now. */
export interface Guards {
  readonly edit?: Message;
  readonly remove?: Message;
}

/** A dialog that shows something about one record. */
export interface RowPanel {
  readonly label: PanelId;
  /** The icon; a globe by default. */
  readonly icon?: 'key' | 'eye' | 'chat' | 'assign';
  readonly area?: Area;
  readonly dialog: Loadable<DialogProps>;
}

/** An action on one record, after a confirmation. Its texts are under `actions.<id>`. */
export interface RowAction<T = Item> {
  readonly id: ActionId;
  readonly icon: 'mail' | 'copy' | 'close' | 'open' | 'block' | 'logout' | 'accept';
  readonly call: Call<unknown>;
  /** Fields that the dialog asks for and that are sent as the body. */
  readonly fields?: readonly Field[];
  /** Arguments of the call; by default `path.id` and the values as `body`. A repetition has the same `clientId`. */
  args?(this: void, item: T, values: Values, clientId: string): AnyArgs;
  /** A further sentence in the question, about this record. */
  note?(this: void, item: T): Message | undefined;
  /** The call that undoes the action. It is offered for a few seconds. */
  undo?(this: void, item: T): { readonly call: Call<unknown>; readonly args: AnyArgs };
  /** The response is a record that is then opened. */
  readonly opens?: true;
  /** The action can be applied to all selected records, with one request each. */
  readonly bulk?: true;
  /** Whether the action is available, by default always; a message means shown but disabled, and why. */
  when?(this: void, item: T, me: Me): boolean | Message;
}

export interface Resource<T extends { readonly id: string } = Item> {
  readonly id: ResourceId;
  readonly route: PlainRouteId;
  /** The field with a unique value, by which CSV rows are matched. Without it there is no import. */
  readonly key?: NamesOf<T, string>;
  /** The field that names a record for people. */
  readonly title: NamesOf<T, string>;
  readonly fields: readonly Field<T>[];
  readonly columns: readonly Column<T>[];
  /** Further read-only fields, which only the view of a record shows, and only when they have a value. */
  readonly details?: readonly Field<T>[];
  /** Further lines in the view of a record, as `dt` and `dd`, that do not come from one field. */
  moreDetails?(this: void, props: { readonly item: T }): ReactNode;
  /** The width that the columns need, in rem. On less width rows become cards. */
  readonly columnsNeed?: number;
  readonly filters?: readonly Filter[];
  readonly endpoints: {
    readonly list: Call<ListAnswer<T>>;
    /** Reads one record. Without it only records of the loaded list can be opened. */
    readonly byId?: Call<unknown>;
    /** The records that depend on a record, shown before it is deleted. */
    readonly usage?: Call<Usage>;
    /** Searches the records. Without it the list endpoint is used with a search parameter. */
    readonly search?: Call<ListAnswer<T>>;
    /** Sends the search words of the list as `q` too, because backends differ in the name. */
    readonly wordsAsQ?: true;
    /** Without one of these three, records cannot be added, changed or deleted. */
    readonly create?: Call<T>;
    readonly update?: Call<T>;
    readonly remove?: Call<void>;
    /** Changes several records in one request. Without it each is changed separately. */
    readonly bulkUpdate?: Call<BulkResult>;
    /** Creates the default records that are missing. */
    readonly createDefaults?: Call<unknown>;
    /** All records with their ranks, for the hierarchy view. */
    readonly hierarchy?: Call<Sampled<readonly T[]>>;
  };
  /** The changes that a log entry reports, for a log as a resource: its records have no history. */
  changesOf?(this: void, item: T): AuditEntry['changes'];
  /** How values of the record of a log entry are shown, by field. */
  kindsOf?(this: void, item: T): Readonly<Record<string, ShownKind>> | undefined;
  /** The address of a record's page, to which its title links. */
  pathOf?(this: void, item: T): string;
  /** The field with the time of the last change, sent with a change so that the server detects conflicts. */
  readonly version?: NamesOf<T, string>;
  /** 'export' when there is no import, because records cannot be created from the values of the file. */
  readonly csv?: 'export';
  /** The field with the number of uses, and its text. A record in use cannot be deleted. */
  readonly usage?: { readonly count: NamesOf<T, number>; readonly text: UsageKey };
  /** A deletion cannot be undone, because a record consists of more than its fields. */
  readonly goesForGood?: true;
  /** Whether the record belongs to the product, so that it can neither be changed nor deleted. */
  isFixed?(this: void, item: T): boolean;
  /** What the server would refuse this person to do with the record, with the reasons. */
  guard?(this: void, item: T, me: Me): Guards;
  /** Makes the request body from the values of the fields, when the server expects another form. */
  bodyOf?(this: void, values: Values, before: Item | undefined): Readonly<Record<string, unknown>>;
  /** Rules that involve several fields. Returns the errors by field name. */
  check?(this: void, values: Values, before: Item | undefined): ReadonlyMap<string, Message>;
  /** Whether a key is taken; undefined when that cannot be found out now. */
  readonly isTaken?: (key: string, signal: AbortSignal) => Promise<boolean | undefined>;
  /** Replaces the dialog that adds records, when its fields do not correspond to one record. */
  readonly adding?: Loadable<DialogProps>;
  /** Replaces the dialog that edits records, when its fields do not correspond to one record. */
  readonly editing?: Loadable<DialogProps>;
  /** A further action for the selected records. */
  readonly forSelected?: { label: LabelKey; area: Area; dialog: Loadable<DialogProps> };
  readonly panels?: readonly RowPanel[];
  readonly actions?: readonly RowAction<T>[];
}

/** A resource with untyped records, as the generic code uses it. */
export type AnyResource = { readonly [K in keyof Resource]: Resource[K] };

/** The value of a field or column. Invalid values of the backend are read as null. */
export const valueOf = (item: Item, { name, kind }: Pick<Field, 'name' | 'kind'>): Value =>
  kindOf(kind).read(item[name]);

/** The text of a field; '' when it has none. */
export function textOf(item: Readonly<Record<string, unknown>>, name: string | undefined): string {
  const value = name === undefined ? null : item[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The name of a record: its title, otherwise its key, otherwise its id. */
export const nameOf = ({ title, key }: Pick<Resource, 'title' | 'key'>, item: Item): string =>
  withoutControls(textOf(item, title)).trim() || textOf(item, key).trim() || item.id;

/** The present values of a record's editable fields. */
export const valuesOf = ({ fields }: Pick<Resource, 'fields'>, item: Item): Values =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(item, field)]));

/** The version of a record that was read, to be sent with a change. */
export function versionOf({ version }: Pick<Resource, 'version'>, item: Item): Values {
  const seen = textOf(item, version);
  return version === undefined || seen === '' ? {} : { [version]: seen };
}

/** The request body for the values of a record. */
export const bodyOf = (
  { bodyOf: made }: Pick<Resource, 'bodyOf'>,
  values: Values,
  before: Item | undefined,
): Readonly<Record<string, unknown>> => made?.(values, before) ?? values;

export const isFixed = (resource: Resource, item: Item): boolean => resource.isFixed?.(item) === true;

/** The number of uses of a record; 0 when the resource does not count them. */
export function usesOf({ usage }: Pick<Resource, 'usage'>, item: Item): number {
  const count = usage === undefined ? 0 : item[usage.count];
  return typeof count === 'number' && count > 0 ? count : 0;
}
