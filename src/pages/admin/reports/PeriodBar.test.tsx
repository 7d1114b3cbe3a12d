import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { PeriodBar } from './PeriodBar';
import type { Period } from './period';

function Bar() {
  const [period, setPeriod] = useState<Period>({ from: '2026-08-01', to: '2026-09-01' });
  const list = { state: { compare: '' }, go: setPeriod };
  return <PeriodBar list={list as never} asked={{ choice: 'other', period } as never} />;
}

beforeAll(startAllTexts);

it('the focus stays on the button when the chosen dates are shown', async () => {
  render(<Bar />);
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-08-15' } });
  const pressed = screen.getByRole('button', { name: 'Show' });
  pressed.focus();
  fireEvent.click(pressed);
  await waitFor(() => expect(pressed).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
});

it('a named period that Back leads to is named again', async () => {
  const list = { state: { compare: '' }, go: () => undefined };
  const bar = (choice: string, from: string) => (
    <PeriodBar list={list as never} asked={{ choice, period: { from, to: '2026-09-01' } } as never} />
  );
  const { rerender } = render(bar('90', '2026-06-04'));
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'other' } });
  expect(await screen.findByLabelText('From')).toBeVisible();
  rerender(bar('other', '2026-08-01'));
  rerender(bar('90', '2026-06-04'));
  expect(screen.getByLabelText('Period')).toHaveValue('90');
});
