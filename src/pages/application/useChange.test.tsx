import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ChangeProblem, useChange } from './useChange';

beforeAll(startAllTexts);

function Part({ status = 404 }: { readonly status?: number }) {
  const change = useChange();
  const run = () => void change.run(() => Promise.reject(new ApiError('http', '', { status })));
  return (
    <main tabIndex={-1}>
      {!change.isMissing && (
        <button type="button" onClick={run}>
          Confirm
        </button>
      )}
      <ChangeProblem change={change} />
    </main>
  );
}

test('when the server has no such change, the focus of the button that goes away moves to the page', async () => {
  render(<Part />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  await screen.findByText(/Please write to us/);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('says again why it failed when the language changes', async () => {
  const i18n = await startAllTexts();
  render(<Part status={403} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors:status.forbidden'));
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('errors:status.forbidden', { lng: 'fr' }));
});
