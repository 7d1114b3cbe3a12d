import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useClientIds } from './useClientIds';

test('the id of one content is forgotten alone, and all at once', () => {
  const { current: ids } = renderHook(useClientIds).result;
  const [first, second] = [ids.of('first'), ids.of('second')];
  ids.clear('second');
  expect(ids.of('first')).toBe(first);
  expect(ids.of('second')).not.toBe(second);
  ids.clear();
  expect(ids.of('first')).not.toBe(first);
});
