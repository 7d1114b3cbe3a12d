import type { Value } from '@/forms/kinds/kind';

/** Whether two values are equal. Null, '' and an empty list count as equal. */
export const sameValue = (one: Value, other: Value): boolean => {
  const plain = (value: Value) =>
    value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
};

/** Normalises a key for comparing. Like backends, it ignores case and surrounding spaces. */
export const sameKey = (text: string): string => text.trim().toLowerCase();
