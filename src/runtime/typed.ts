/**
 * `Object` functions that keep the types of keys. They are right for objects that have only the keys of their
 * type, such as a literal or the result of `objectOf`.
 */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[];

/** An object with a value for each key. */
export const objectOf = <K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K, at: number) => V,
): Record<K, V> => Object.fromEntries(keys.map((key, at) => [key, valueOf(key, at)])) as Record<K, V>;
