import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { DraftState } from './ApplyActions';

it('asks before a draft is discarded', async () => {
  await startAllTexts();
  const onDiscard = vi.fn();
  render(<DraftState kept={null} canDiscard disabled={false} onDiscard={onDiscard} />);
  const open = async (answer: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    await screen.findByRole('dialog', { name: 'Discard this draft?' });
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await open('Keep it');
  expect(onDiscard).not.toHaveBeenCalled();
  await open('Discard');
  expect(onDiscard).toHaveBeenCalledOnce();
});
