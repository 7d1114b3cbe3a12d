import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { Application } from '@/api/endpoints/applications';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { OfferPart } from './OfferPart';

beforeAll(startAllTexts);

test('a refused answer is explained also when the server has taken the offer back', async () => {
  const offered = { id: 'a', jobId: 'j', jobTitle: 'Cook', company: 'Inn', status: 'offer' };
  const now = { ...offered, status: 'rejected' };
  const part = (application: object) => (
    <QueryClientProvider client={queryClient()}>
      <OfferPart application={application as Application} isPlain={false} />
    </QueryClientProvider>
  );
  line.handle = answer(409, { current: now });
  const { rerender } = render(part(offered));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
  await user.click(dialog.getByRole('button', { name: 'Accept the offer' }));
  expect(await screen.findByText(/^This changed in the meantime/)).toBeInTheDocument();
  rerender(part(now));
  expect(screen.getByText(/^This changed in the meantime/)).toBeInTheDocument();
});
