import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { AddNote } from './Timeline';

beforeAll(startAllTexts);

const APPLICATION = {
  id: 'application-1',
  jobId: 'job-1',
  jobTitle: 'Cook',
  company: 'Inn',
  status: 'submitted',
  userId: '1',
  applicantName: 'Ada',
  applicantEmail: 'ada@example.test',
};
const ids = () => line.received.map(({ body }) => (JSON.parse(body) as { clientId: string }).clientId);

test('a note whose answer was lost is sent again with the same id, and the next note with another', async () => {
  render(<AddNote id="application-1" />);
  const note = screen.getByLabelText('Note');
  const type = () => fireEvent.change(note, { target: { value: 'Called twice' } });
  const add = () => fireEvent.click(screen.getByText('Add note'));
  type();
  line.handle = (_request, response) => void response.destroy();
  add();
  await screen.findByRole('alert');
  expect(note).toHaveValue('Called twice');
  line.handle = answer(200, APPLICATION);
  add();
  await waitFor(() => expect(note).toHaveValue(''));
  type();
  add();
  await waitFor(() => expect(line.received).toHaveLength(3));
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
