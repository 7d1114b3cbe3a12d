import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { AssignTask, inGroups } from './AssignDialog';

beforeAll(startAllTexts);

const MARA = { id: 'u3', email: 'mara@example.test', fullName: 'Mara Mint', roles: ['end_user'] };

test('the person who was chosen in the dialog and could not get the task is named', async () => {
  line.handle = ({ method, url = '' }, response) => {
    const blocked = { updated: 0, failed: [{ id: 'u3', message: 'This account is blocked.' }] };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(method === 'POST' ? blocked : url.includes('/u3') ? MARA : [MARA]));
  };
  render(
    <QueryClientProvider client={queryClient()}>
      <ToastProvider>
        <AssignTask people={[]} open onClose={() => undefined} onDone={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByLabelText(/^Applicant/)).toHaveFocus());
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Applicant/, 'mara');
  fireEvent.click(await screen.findByRole('option', { name: /Mara Mint/ }));
  type(/^Title/, 'Scan it');
  fireEvent.click(screen.getByRole('button', { name: 'Assign a task' }));
  expect(await screen.findByText('Mara Mint: This account is blocked.')).toBeVisible();
});

test('the server is asked for at most 200 people at once, and returns one result', async () => {
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
