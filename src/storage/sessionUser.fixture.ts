import type { SessionUser } from './sessionUser';

/** People for tests. */
export const ada: SessionUser = {
  id: '1',
  userProfileId: null,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'end_user',
  roles: ['end_user'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
export const bob: SessionUser = { ...ada, id: '2', email: 'bob@example.test', firstName: 'Bob' };
