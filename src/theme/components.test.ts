import { expect, it } from 'vitest';
import { COMPONENTS } from './components';

/** The style rules of a text field. */
const rules = JSON.stringify(COMPONENTS.MuiOutlinedInput?.styleOverrides?.root);

it.each([
  ['a field, with or without an error', '&, &:hover, &.Mui-error', 'CanvasText'],
  ['the focused field', '&.Mui-focused', 'Highlight'],
  ['a field that is switched off', '&.Mui-disabled', 'GrayText'],
])('gives %s a visible edge in forced colours', (_, selector, colour) => {
  const forced = rules.slice(rules.indexOf('forced-colors: active'));
  const from = forced.indexOf(selector);
  expect(from).toBeGreaterThan(-1);
  expect(forced.slice(from)).toMatch(new RegExp(`^[^}]*"borderColor":"${colour}"`));
});
