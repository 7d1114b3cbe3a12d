import type { AboveLabelKey, MenuLabelKey, NavLabelKey, RouteTextKey } from '@/routing/routes';
import type { Namespace, Resources } from './resources';

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`;
}[keyof Texts & string];

/** A text by its namespace and key: `jobs:title`. */
export type TextKey = { [A in Namespace]: `${A}:${Leaves<Resources[A]>}` }[Namespace];

/**
 * A key from the route table, which does not import the text types. A row with an
 * unknown key does not compile here.
 */
export const routeText = (key: string): TextKey =>
  key as RouteTextKey | NavLabelKey | MenuLabelKey | AboveLabelKey satisfies TextKey;

export const namespaceOf = (key: string): Namespace => key.slice(0, key.indexOf(':')) as Namespace;
