import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { allTexts } from '@/i18n/texts.fixture';
import { QueryState } from './QueryState';
import type { ReadState } from './readState';

const i18n = await allTexts();
const shown = (state: ReadState<string>) => (
  <I18nextProvider i18n={i18n}>
    <section aria-label="Today">
      <QueryState state={state} failed="Failed" skeleton={null}>
        {(text) => text}
      </QueryState>
    </section>
  </I18nextProvider>
);

test('after a successful retry the focus stays in the part of the page that failed', async () => {
  const retry = vi.fn();
  const { rerender } = render(shown({ status: 'failed', error: new Error('x'), retry, retrying: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(shown({ status: 'ready', data: 'Seven', stale: null }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus());
});

test('when a retry fails again, the focus is still in the part of the page', async () => {
  const retry = vi.fn();
  const failed: ReadState<string> = { status: 'failed', error: new Error('x'), retry, retrying: false };
  const { rerender } = render(shown(failed));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(shown({ status: 'loading' }));
  rerender(shown(failed));
  expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus();
});

test('an empty list appears in a region that was there before, so that it is announced', () => {
  const list = (items: readonly string[]) => (
    <QueryState
      state={{ status: 'ready', data: items, stale: null }}
      failed="Failed"
      skeleton={null}
      isEmpty={({ length }) => length === 0}
      announcesEmpty
      empty="Nothing here"
    >
      {(all) => <p>{all.join()}</p>}
    </QueryState>
  );
  const { container, rerender } = render(list(['Seven']));
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(list([]));
  expect(region).toHaveTextContent('Nothing here');
});
