import type { ReactNode } from 'react';
import type { BoundField } from '@/forms/fields/FieldFrame';
import type { Message } from '@/i18n/useMessage';

/** What a field of a record may hold. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | { readonly [part: string]: string | number | null };

/** What a control of a dialog holds while somebody types. */
export type Typed = string | boolean | null;

/** A rule's answer: the value to send, or what is wrong. */
export type Checked = { readonly value: Value } | { readonly wrong: Message };

/** What a CSV cell holds, before it is quoted. */
export type FileCell = string | number | boolean | null;

/** A record as the kit sees it: an id, and fields that the declaration names. */
export interface Item {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** One of a fixed set of values, with its name. */
export interface Option {
  readonly value: string;
  readonly label: Message;
}

export interface CellProps<S, V> {
  readonly spec: Partial<S>;
  readonly value: V | null;
  /** The record around it, where there is one. */
  readonly item?: Item | undefined;
}

/** What every control of a field is given. */
export interface KindFieldProps<S, T extends Typed = string> extends BoundField<T> {
  readonly name: string;
  readonly spec: S;
  readonly required: boolean;
  /** The record as it was read; none for a new one. */
  readonly item?: Item | undefined;
}

/**
 * A kind of field: a folder with this and a `Field.tsx`. `S` is what a declaration says of such a field, `V` what it
 * holds.
 */
export interface Kind<S, V extends Value, T extends Typed = string> {
  /** How the cell looks, and where it stands on a card. */
  readonly look: 'code' | 'text' | 'number' | 'state' | 'date';
  /** The value in whatever a backend sent; null where it holds none of this kind. */
  read(raw: unknown): V | null;
  /** The value as the control holds it. */
  typed(value: V): T;
  /** What a control begins with; '' if not given. */
  readonly blank?: T;
  /** What stands in a stored draft; its text if not given. Storage is hostile input. */
  draft?(stored: unknown, spec: S): T | undefined;
  /** The rule on what was typed, which is trimmed and not empty. */
  check(typed: Typed, spec: S): Checked;
  /** What is sent for an empty control: null if not given; undefined leaves it to the backend. */
  empty?(spec: S): Value | undefined;
  /** The value as a CSV cell; the import reads it again. */
  write(value: V): FileCell;
  /** A CSV cell as if it had been typed; its text if not given. */
  typedIn?(cell: string): Typed;
  /** The values to choose from, for filters and for changing many records at once. */
  options?(spec: Partial<S>): readonly Option[];
  Cell(this: void, props: CellProps<S, V>): ReactNode;
}

/** A kind for code that goes through fields of any kind. */
export type AnyKind = Kind<object, Value, Typed>;

/** A text; numbers and states of other backends as text. */
export const readText = (raw: unknown): string | null =>
  typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : null;

/** The rule on the length of a text. */
export const checkLength = (text: string, maxLength: number): Checked =>
  text.length > maxLength
    ? { wrong: { key: 'problems:tooLong', values: { count: maxLength } } }
    : { value: text };
