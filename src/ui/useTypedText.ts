import { useState } from 'react';

/**
 * The text of a field whose value is stored elsewhere. When the value changes, the field shows the new value,
 * unless the typed text may stay. When the language changes how the value is written, the field follows.
 * @param textOf the text of a value
 * @param mayStay whether the typed text stays when the value changes from `before` to `now`
 */
export function useTypedText<V>(
  value: V,
  textOf: (value: V) => string,
  mayStay: (typed: string, now: V, before: V) => boolean,
): readonly [text: string, setText: (text: string) => void] {
  const written = textOf(value);
  const [text, setText] = useState(written);
  const [before, setBefore] = useState({ value, written });
  if (value !== before.value || written !== before.written) {
    setBefore({ value, written });
    if (value === before.value || !mayStay(text, value, before.value)) setText(written);
  }
  return [text, setText];
}
