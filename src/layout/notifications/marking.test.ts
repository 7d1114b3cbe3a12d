import { expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { line } from '@/api/testServer.fixture';
import { markRead } from './marking';

const LIST = ['records', 'notifications', 'a list'];
const readAt = () =>
  (queryClient().getQueryData<{ items: { readAt: string | null }[] }>(LIST)?.items ?? []).map(
    (each) => each.readAt !== null,
  );

test('marks are sent in order, and a failure takes back only its own', async () => {
  queryClient().setQueryData(LIST, {
    items: ['a', 'b'].map((id) => ({ id, readAt: null })),
    isSample: false,
  });
  const answers: (() => void)[] = [];
  line.handle = ({ url = '' }, response) => {
    answers.push(() => {
      response.writeHead(url.includes('/a/') ? 422 : 200, { 'Content-Type': 'application/json' });
      response.end('{"unread":0}');
    });
  };
  const first = markRead('a', true).catch((error: unknown) => error);
  const second = markRead('b', true);
  await expect.poll(readAt).toEqual([true, true]);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  expect(await first).toMatchObject({ status: 422 });
  expect(readAt()).toEqual([false, true]);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await second;
  expect(line.received.map(({ url }) => url)).toEqual([
    '/api/notifications/a/read',
    '/api/notifications/b/read',
  ]);
});
