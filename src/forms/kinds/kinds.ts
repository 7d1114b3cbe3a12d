import { check } from './check/kind';
import { choice } from './choice/kind';
import { choices } from './choices/kind';
import { code } from './code/kind';
import { country } from './country/kind';
import { date } from './date/kind';
import type { AnyKind, AnyOwnKind, AnyTyped, Checked } from './kind';
import { language } from './language/kind';
import { list } from './list/kind';
import { long } from './long/kind';
import { month } from './month/kind';
import { moment } from './moment/kind';
import { money } from './money/kind';
import { number } from './number/kind';
import { reference } from './reference/kind';
import { switch as onOff } from './switch/kind';
import { text } from './text/kind';

/** All kinds of fields. Each kind has a folder. */
export const KINDS = {
  text,
  code,
  number,
  switch: onOff,
  country,
  choice,
  choices,
  date,
  moment,
  reference,
  list,
  long,
  money,
  language,
  check,
  month,
} as const;

export type KindName = keyof typeof KINDS;
/** The options of a field of this kind. */
export type SpecOf<K extends KindName> = Parameters<(typeof KINDS)[K]['check']>[1];
/** A kind with its options: how a value is shown. */
export type ShownKind = { [K in KindName]: SpecOf<K> & { readonly kind: K } }[KindName];
/** The value of its input. */
export type TypedOf<K extends KindName> = ReturnType<(typeof KINDS)[K]['typed']>;
/** The value of a field of this kind. */
export type ValueOf<K extends KindName> = NonNullable<ReturnType<(typeof KINDS)[K]['read']>>;

/** The members that forms need, of a kind of either sort. */
interface FormKind extends Pick<AnyOwnKind, 'read' | 'typed' | 'empty' | 'Cell' | 'namesNone' | 'isExact'> {
  readonly blank?: AnyTyped;
  draft?(stored: unknown, spec: object): AnyTyped | undefined;
  check(typed: AnyTyped, spec: object): Checked;
}

/** The kind of a field: one of the list, or the form's own. */
export function kindOf(kind: KindName): AnyKind;
export function kindOf(kind: KindName | AnyOwnKind): FormKind;
export function kindOf(kind: KindName | AnyOwnKind): FormKind {
  return typeof kind === 'string' ? KINDS[kind] : kind;
}
