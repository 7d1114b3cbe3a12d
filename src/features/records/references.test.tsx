import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { choice } from '@/forms/kinds/choice/kind';
import { startAllTexts } from '@/i18n/texts.fixture';
import { RecordFilter } from './RecordFilter';
import { ROLE_FILTER, SERVER_ROLE_OPTIONS, USERS } from './references';

it.each([
  ['administrator', 'Administrator'],
  ['admin', 'Administrator (admin)'],
  ['end_user', 'User'],
  ['user', 'User (user)'],
  ['agent', 'agent'],
])('shows the role %s as %s, so that one person’s two roles are not the same twice', async (role, words) => {
  await startAllTexts();
  const { container } = render(<choice.Cell value={role} spec={{ options: SERVER_ROLE_OPTIONS }} />);
  expect(container).toHaveTextContent(new RegExp(`^${words.replaceAll(/[()]/g, '\\$&')}$`));
});

it('a filter names the roles with the words of the column', async () => {
  await startAllTexts();
  const data = ['administrator', 'admin', 'agent'].map((name) => ({ id: name, name, permissions: [] }));
  line.handle = answer(200, { data, totalCount: 3, currentPage: 1, pageSize: 200, totalPages: 1 });
  render(
    <QueryClientProvider client={queryClient()}>
      <RecordFilter filter={ROLE_FILTER} list={{ state: { filters: {} }, go: vi.fn() }} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Administrator (admin)')).toBeInTheDocument();
  for (const words of ['Administrator', 'agent']) expect(screen.getByText(words)).toBeInTheDocument();
});

it('a filter tells people with the same name apart', async () => {
  await startAllTexts();
  const data = ['ann@a.test', 'bob@a.test', 'ann@b.test'].map((email, id) => ({
    id: String(id),
    email,
    fullName: email.startsWith('ann') ? 'Ann Lee' : 'Bob Ray',
    createdAt: null,
    updatedAt: null,
  }));
  line.handle = answer(200, { data, totalCount: 3, currentPage: 1, pageSize: 200, totalPages: 1 });
  const source = { ...USERS, title: 'fullName', also: 'email' };
  const filter = { name: 'who', label: 'records:fields.who', kind: 'reference', source } as const;
  render(
    <QueryClientProvider client={queryClient()}>
      <RecordFilter filter={filter} list={{ state: { filters: {} }, go: vi.fn() }} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Ann Lee (ann@a.test)')).toBeInTheDocument();
  expect(screen.getByText('Ann Lee (ann@b.test)')).toBeInTheDocument();
  expect(screen.getByText('Bob Ray')).toBeInTheDocument();
});

it.each([
  ['a select can contain', 201],
  ['the backend answers at once', 2],
])('a filter by one of more records than %s searches them', async (_name, totalCount) => {
  await startAllTexts();
  const person = {
    id: '7',
    email: 'ann@example.test',
    fullName: 'Ann Lee',
    createdAt: null,
    updatedAt: null,
  };
  line.handle = answer(200, {
    data: [person],
    totalCount,
    currentPage: 1,
    pageSize: 200,
    totalPages: 2,
  });
  const go = vi.fn();
  const filter = { name: 'actorId', label: 'records:fields.who', kind: 'reference', source: USERS } as const;
  render(
    <QueryClientProvider client={queryClient()}>
      <RecordFilter filter={filter} list={{ state: { filters: {} }, go }} />
    </QueryClientProvider>,
  );
  screen.getByRole('combobox', { name: 'Who' }).focus();
  const who = await screen.findByPlaceholderText('Who: all');
  await waitFor(() => expect(who).toHaveFocus());
  expect(who).toHaveAccessibleName('Who');
  fireEvent.change(who, { target: { value: 'ann' } });
  fireEvent.click(await screen.findByRole('option', { name: /ann@example\.test/ }));
  expect(go).toHaveBeenCalledWith({ filters: { actorId: '7' } });
});
