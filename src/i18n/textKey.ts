import type { AboveLabelKey, MenuLabelKey, NavLabelKey, RouteTextArea, RouteTextKey } from '@/routing/routes';
import type { Area, Resources } from './resources';

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`;
}[keyof Texts & string];

/** A text by its area and key: `jobs:title`. */
export type TextKey = { [A in Area]: `${A}:${Leaves<Resources[A]>}` }[Area];

/** A key from the route table, which knows no texts: a row that names a text that is not there does not compile. */
export const routeText = (key: string): TextKey =>
  key as RouteTextKey | NavLabelKey | MenuLabelKey | AboveLabelKey satisfies TextKey;

/** The area of a key. */
export const areaOf = (key: string): Area => key.slice(0, key.indexOf(':')) as Area;

/** Areas that rows name: one that is not there does not compile. */
export const routeAreas = (names: readonly string[]): readonly Area[] =>
  names as readonly RouteTextArea[] satisfies readonly Area[];
