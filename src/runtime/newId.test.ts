import { expect, it } from 'vitest';
import { newId } from './newId';

it('is a UUID, also without randomUUID', () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
