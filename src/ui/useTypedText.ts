import { useState } from 'react';

/**
 * The text of a field whose value is stored elsewhere. When the value changes, the field shows the new value,
 * unless the typed text may stay.
 * @param textOf the text of a value
 * @param mayStay whether the typed text stays when the value changes from `before` to `now`
 */
export function useTypedText<V>(
  value: V,
  textOf: (value: V) => string,
  mayStay: (typed: string, now: V, before: V) => boolean,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => textOf(value));
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (!mayStay(text, value, before)) setText(textOf(value));
  }
  return [text, setText];
}
