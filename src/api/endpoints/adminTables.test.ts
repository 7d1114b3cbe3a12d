import { expect, test } from 'vitest';
import { admin } from './admin';
import { adminAudit } from './adminAudit';

test('one record that cannot be read does not fail a table', () => {
  const { data } = admin.users.list.read({
    data: [
      { id: 'u-1', email: 7 },
      { id: 'u-2', email: 'ada@example.test' },
    ],
    totalCount: 2,
  });
  expect(data).toEqual([expect.objectContaining({ id: 'u-2' })]);
});

test('logged values that are no text, and an unknown outcome, do not hide a log entry', () => {
  const { data } = adminAudit.list.read([
    {
      id: 'entry-1',
      action: 'users.update',
      changes: [
        { field: 'isBlocked', from: false, to: true },
        { field: 'skills', to: ['Welding'] },
      ],
      outcome: 'partly',
    },
  ]);
  expect(data).toMatchObject([
    {
      changes: [
        { from: 'false', to: 'true' },
        { from: null, to: null },
      ],
      outcome: null,
    },
  ]);
});
