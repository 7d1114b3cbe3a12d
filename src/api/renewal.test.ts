import { beforeEach, expect, it, vi } from 'vitest';
import { call } from './client';
import { connection } from './connection';
import { documents } from './endpoints/documents';
import { tasks } from './endpoints/tasks';
import { answer, failureOf, line } from './testServer.fixture';

const read = (id = '1') => call(tasks.list, { query: { page: Number(id) } });
const PAGE = { data: [], total: 0, page: 1, pageSize: 20, totalPages: 0 };

beforeEach(() => {
  line.token = 'old';
  line.handle = (request, response, body) =>
    (request.headers.authorization === 'Bearer new' ? answer(200, PAGE) : answer(401, {}))(
      request,
      response,
      body,
    );
});

it('sends a call again with the new token after its token was refused', async () => {
  const renew = vi.fn(async () => {
    line.token = 'new';
    return 'renewed' as const;
  });
  connection().renewWith(renew);
  await Promise.all([1, 2, 3, 4, 5].map((id) => read(String(id))));
  expect(line.unauthorized).not.toHaveBeenCalled();
  expect(line.received).toHaveLength(10);
});

it('fails like the network if the renewal cannot be requested: nobody is signed out', async () => {
  connection().renewWith(async () => 'unreachable' as const);
  expect((await failureOf(read())).kind).toBe('network');
  expect(line.unauthorized).not.toHaveBeenCalled();
});

it.each([
  ['refused', async () => 'refused' as const],
  ['not tried', () => undefined],
])('ends the session once if the renewal is %s', async (_, renew) => {
  connection().renewWith(renew);
  const failures = await Promise.all([1, 2, 3].map((id) => failureOf(read(String(id)))));
  expect(failures.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(line.unauthorized).toHaveBeenCalledExactlyOnceWith('old');
  expect(line.received).toHaveLength(3);
});

it('is repeated only once', async () => {
  line.handle = answer(401, {});
  connection().renewWith(async () => {
    line.token = 'new';
    return 'renewed' as const;
  });
  expect((await failureOf(call(documents.list))).status).toBe(401);
  expect(line.received).toHaveLength(2);
  expect(line.unauthorized).toHaveBeenCalledExactlyOnceWith('new');
});
