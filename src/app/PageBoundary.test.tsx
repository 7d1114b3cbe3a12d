import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { log } from '@/logging/logger';
import { OfflineNotice } from '@/layout/OfflineNotice';
import { ChunkMissingError } from '@/ui/loading/loadChunk';
import { allTexts } from '@/i18n/texts.fixture';
import { PageBoundary } from './PageBoundary';

it('a page that throws fails alone, is logged once under the name that people see, and can be tried again (F-122)', async () => {
  // React logs the error too.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const i18n = await allTexts();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('page is broken');
    return <p>The page</p>;
  };
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <header>Menu</header>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.getByText('Menu')).toBeVisible();
  const reference = screen.getByRole('alert').querySelector('bdi')?.textContent;
  expect(reference).toMatch(/^[0-9A-F]{8}$/);
  expect(logged.mock.calls).toEqual([
    [
      'page',
      'A page failed',
      { data: { reference }, error: expect.objectContaining({ message: 'page is broken' }) },
    ],
  ]);

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeVisible();
});

it('a page that cannot be loaded says alone that there is no connection', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = ({ isHere }: { readonly isHere: boolean }) => {
    if (!isHere) throw new ChunkMissingError(new TypeError('Failed to fetch'), vi.fn());
    return <p>The page</p>;
  };
  const i18n = await allTexts();
  const at = (path: string) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter key={path}>
        <OfflineNotice />
        <PageBoundary>
          <Page isHere={path === '/here'} />
        </PageBoundary>
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(at('/missing'));
  const sentences = () => screen.getAllByText(/^You’re offline/).map(({ textContent }) => textContent);
  expect(sentences()).toEqual(['You’re offline, and this page isn’t saved on this device.']);
  rerender(at('/here'));
  expect(sentences()).toEqual([
    'You’re offline. What you see stays here; sending and loading will wait until you’re back online.',
  ]);
});

it('requests the code of a page again, and reloads the page only if this fails while online', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isHere = false;
  const loadAgain = vi.fn(() =>
    isHere ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch')),
  );
  const Page = () => {
    if (!isHere) throw new ChunkMissingError(new TypeError('Failed to fetch'), loadAgain);
    return <p>The page</p>;
  };
  const i18n = await allTexts();
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </MemoryRouter>
    </I18nextProvider>,
  );
  const tryAgain = async () => {
    const button = screen.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  };
  const first = screen.getByText(/^You’re offline/);
  await tryAgain();
  expect([loadAgain.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  // The text is a new element in the alert, so that screen readers read it again.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(/You’re offline/);
  connected.mockReturnValue(true);
  await tryAgain();
  expect([loadAgain.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  isHere = true;
  await tryAgain();
  expect(await screen.findByText('The page')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});
