import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { allTexts } from '@/i18n/texts.fixture';
import { ErrorState } from './ErrorState';

const REASON = 'Network error. Please check your connection and try again.';

it('leaves it to the notice of the page to say that there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const i18n = await allTexts();
  const show = (error: ApiError) => (
    <I18nextProvider i18n={i18n}>
      <ErrorState title="Jobs couldn’t be loaded" error={error} onRetry={() => undefined} />
    </I18nextProvider>
  );
  const { rerender } = render(show(new ApiError('network', 'Failed to fetch')));
  expect(screen.getByText('Jobs couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText(REASON)).toBeNull();
  // A server that answers says more than that.
  rerender(show(new ApiError('http', 'HTTP 500', { status: 500 })));
  expect(screen.getByText('A server error occurred. Please try again later.')).toBeVisible();
  rerender(show(new ApiError('network', 'Failed to fetch')));
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(REASON)).toBeVisible();
});

it("'Try again' has the focus again when the retry failed too", async () => {
  const i18n = await allTexts();
  const show = (retrying: boolean) => (
    <I18nextProvider i18n={i18n}>
      <ErrorState error={new ApiError('network', 'x')} onRetry={() => undefined} retrying={retrying} />
    </I18nextProvider>
  );
  const { rerender } = render(show(false));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  rerender(show(true));
  // Browsers take the focus from a disabled button; jsdom does not.
  button.blur();
  rerender(show(false));
  await waitFor(() => expect(button).toHaveFocus());
});
