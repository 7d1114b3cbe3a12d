import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { useComposed } from '@/features/conversation/useComposed';
import { startAllTexts } from '@/i18n/texts.fixture';
import { Composer } from './Composer';

const onSend = vi.fn();

function Conversation() {
  const field = useRef<HTMLTextAreaElement>(null);
  const composed = useComposed('u1', 't1');
  return (
    <Composer side="applicant" userId="u1" composed={composed} posts={[]} field={field} onSend={onSend} />
  );
}

beforeAll(startAllTexts);

it('a message that the full outbox does not take stays in the field, and can be sent later', () => {
  render(
    <QueryClientProvider client={queryClient()}>
      <Conversation />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Your message' });
  const refusal = () => screen.queryByText('Too many messages are waiting. Send or discard one first.');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.change(field, { target: { value: ' One more ' } });
  onSend.mockReturnValueOnce(false).mockReturnValueOnce(true);
  send();
  expect(onSend).toHaveBeenLastCalledWith('One more', []);
  expect(refusal()).toBeVisible();
  expect(field).toHaveValue(' One more ');
  send();
  expect(refusal()).toBeNull();
  expect(field).toHaveValue('');
});
