import { expect, it } from 'vitest';
import { FIRST_READS } from './firstReads';

const user = { id: '1', userProfileId: null, email: 'a@example.test', firstName: 'A', lastName: 'B' };

it.each([
  ['the plain list', 'User', '', ['/api/messages/threads']],
  ['a link to a conversation', 'User', '?thread=t1', ['/api/messages/threads']],
  ['a filtered list', 'User', '?show=unread', []],
  ['the agency', 'Admin', '', ['/api/admin/threads']],
] as const)('of messages, for %s', (_, role, search, paths) => {
  const reads =
    FIRST_READS.messages?.({
      user: { ...user, role: 'end_user', roles: [], createdAt: '', updatedAt: '' },
      role,
      search,
    }) ?? [];
  expect(reads.map(({ path }) => path)).toEqual(paths);
});
