import { expect, it } from 'vitest';
import { inGroups } from './inGroups';

it('asks for at most 200 people at once, and returns one result', async () => {
  const ids = Array.from({ length: 450 }, (_, place) => `user-${place}`);
  const asked: string[][] = [];
  const result = await inGroups(ids, async (group) => {
    asked.push(group);
    return { updated: group.length - 1, failed: [{ id: group[0] ?? '', message: 'Blocked' }] };
  });
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(asked.flat()).toEqual(ids);
  expect(result.updated).toBe(447);
  expect(result.failed.map(({ id }) => id)).toEqual(['user-0', 'user-200', 'user-400']);
});
