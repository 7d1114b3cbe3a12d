import type { ReactNode } from 'react';
import type { BoundField } from '@/forms/fields/FieldFrame';
import type { Message } from '@/errors/normaliser';

/** The values that a field of a record can have. */
export type Value = string | number | boolean | null | object;

/** The values that an input can have while somebody types. */
export type Typed = string | boolean | null;
/** The same, with the lists and records that a form's own inputs can have. */
export type AnyTyped = Typed | object;

/** The result of a rule: the value to send, or what is wrong. */
export type Checked = { readonly value: Value } | { readonly wrong: Message };

/** The value of a CSV cell before it is quoted. */
type FileCell = string | number | boolean | null;

/** A record: an id, and the fields of its definition. */
export interface Item {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** One of a fixed set of values, with its name. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: Message;
}

export interface CellProps<S, V> {
  readonly spec: Partial<S>;
  readonly value: V | null;
  /** The record of the value, if there is one. */
  readonly item?: Item | undefined;
}

/** The props of the inputs of all kinds. */
export interface KindFieldProps<S, T extends AnyTyped = string> extends BoundField<T> {
  readonly name: string;
  readonly spec: S;
  readonly required: boolean;
  /** The record as it was read; undefined for a new one. */
  readonly item?: Item | undefined;
}

/**
 * A kind of field. Each has a folder with a definition of this type and a `Field.tsx`. `S` are the options of
 * a field, `V` is its value.
 */
export interface Kind<S, V extends Value, T extends Typed = string> {
  /** The style of the cell, and its place on a card. */
  readonly look: 'code' | 'text' | 'number' | 'state' | 'date';
  /** The value in the backend's data; null if there is none of this kind. */
  read(raw: unknown): V | null;
  /** The value for the input. */
  typed(value: V): T;
  /** The initial value of the input; '' by default. */
  readonly blank?: T;
  /** The value of a stored draft; by default its text. Storage is not trusted. */
  draft?(stored: unknown, spec: S): T | undefined;
  /** Checks a typed value, which is trimmed and not empty. */
  check(typed: Typed, spec: S): Checked;
  /** The value that is sent for an empty input: null by default; undefined leaves it to the backend. */
  empty?(spec: S): Value | undefined;
  /** The value as a CSV cell, which the import can read. */
  write(value: V): FileCell;
  /** Converts a CSV cell to a typed value; by default its text. */
  typedIn?(cell: string): Typed;
  /** The values to choose from, for filters and bulk changes. */
  options?(spec: Partial<S>): readonly Option[];
  Cell(this: void, props: CellProps<S, V>): ReactNode;
}

/** The type for code that handles fields of any kind. */
export type AnyKind = Kind<object, Value, Typed>;

/**
 * A kind that one form needs, with its input. The form declares it, because no table has a column of it.
 */
export interface OwnKind<V extends Value, T extends AnyTyped>
  extends Pick<Kind<object, V>, 'read' | 'empty' | 'Cell'> {
  typed(value: V): T;
  /** The initial value of the input. */
  readonly blank: T;
  draft?(stored: unknown): T | undefined;
  check(typed: T): Checked;
  /** Spaces around a typed text belong to it. */
  readonly isExact?: true;
  /** Whether `Cell` has a text for no value, such as 'I don’t know'. */
  readonly namesNone?: true;
  /** Absent when only the page can render the input, because it needs other values. */
  Field?(this: void, props: KindFieldProps<object, T>): ReactNode;
}
export type AnyOwnKind = OwnKind<Value, AnyTyped>;

/** A value as text. Other backends may send numbers and booleans, which become text. */
export const readText = (raw: unknown): string | null =>
  typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : null;

/** The members of a kind whose value is a text that is typed, sent and written unchanged. */
export const PLAIN_TEXT = {
  look: 'text',
  read: readText,
  typed: (value: string) => value,
  check: (typed: Typed) => ({ value: typed }),
  write: (value: string) => value,
} as const;

/** The members of a kind with several texts, one per line in an input and in a CSV cell. */
export const TEXT_LIST = {
  look: 'text',
  read: (raw: unknown): readonly string[] | null =>
    Array.isArray(raw) ? raw.filter((entry): entry is string => typeof entry === 'string') : null,
  typed: (value: readonly string[]) => value.join('\n'),
  empty: () => [],
  write: (value: readonly string[]) => value.join('\n'),
} as const;

/** The different texts between separators. */
export const entriesIn = (text: string, separators: RegExp): readonly string[] => [
  ...new Set(
    text
      .split(separators)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

export const checkLength = (text: string, maxLength: number): Checked =>
  text.length > maxLength
    ? { wrong: { key: 'problems:tooLong', values: { count: maxLength } } }
    : { value: text };
