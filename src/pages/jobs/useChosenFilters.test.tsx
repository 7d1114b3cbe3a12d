import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JOBS, type JobFilters } from '@/features/jobs/filters';
import { AmountControl } from './controls';
import { useChosenFilters } from './useChosenFilters';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An address that changes only when the test says so. */
function follow(search: string) {
  let address = search;
  const go = vi.fn((to: Partial<JobFilters>) => {
    address = JOBS.write({ ...JOBS.read(address), ...to });
  });
  const list = (state: JobFilters) => ({
    state,
    latest: () => JOBS.read(address),
    hrefOf: (to: Partial<JobFilters>) => JOBS.write({ ...state, ...to }),
    go,
  });
  const { result, rerender } = renderHook((state: JobFilters) => useChosenFilters(list(state)), {
    initialProps: JOBS.read(address),
  });
  return {
    go,
    address: () => address,
    chosen: () => result.current.chosen,
    choose: (change: Partial<JobFilters>) => act(() => result.current.choose(change)),
    turnTo: (to: string) => rerender(JOBS.read(to)),
    leadTo(to: string) {
      address = to;
      rerender(JOBS.read(to));
    },
  };
}

it('shows the chosen filters before the page has changed, and follows an address that changes by itself', () => {
  const page = follow('?q=welder&page=3');
  page.choose({ type: ['full-time'] });
  page.choose({ tag: ['remote'] });
  expect(page.address()).toBe('?q=welder&type=full-time&tag=remote');
  page.turnTo('?q=welder&type=full-time');
  expect(page.chosen()).toMatchObject({ type: ['full-time'], tag: ['remote'] });
  page.turnTo('?q=welder&type=full-time&tag=remote');
  page.leadTo('?tag=remote');
  expect(page.chosen()).toMatchObject({ type: [], tag: ['remote'] });
});

it('searches for an amount when the typing stops, and keeps its currency until there is one', () => {
  const page = follow('');
  page.choose({ cur: 'EUR' });
  page.go.mockClear();
  page.choose({ pay: 5 });
  page.choose({ pay: 50 });
  expect(page.go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(page.go).toHaveBeenCalledOnce();
  expect(page.address()).toBe('?pay=50&cur=EUR');
  page.choose({ pay: 7 });
  page.leadTo('?type=full-time');
  vi.advanceTimersByTime(1000);
  expect(page.go).toHaveBeenCalledOnce();
});

function Amount() {
  const [value, setValue] = useState<number | null>(5000);
  return (
    <>
      <AmountControl label="Pay" hint="" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Remove {value}
      </button>
    </>
  );
}

it('keeps an amount as it is typed, in any digits, until it is changed from outside', () => {
  render(<Amount />);
  const box = screen.getByLabelText('Pay');
  expect(box).toHaveValue('5000');
  fireEvent.change(box, { target: { value: '۷۰ ' } });
  expect(box).toHaveValue('۷۰ ');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 70' }));
  expect(box).toHaveValue('');
});

it.each([
  ['60,000', 60_000],
  ['1 234\u00a0567', 1_234_567],
  ['۶۰٬۰۰۰', 60_000],
  ['60,5', null],
  ['1.0000', null],
])('reads the amount %j as %s', (typed, amount) => {
  render(<Amount />);
  const box = screen.getByLabelText('Pay');
  fireEvent.change(box, { target: { value: typed } });
  expect(screen.getByRole('button')).toHaveTextContent(amount === null ? 'Remove' : `Remove ${amount}`, {
    normalizeWhitespace: true,
  });
  expect(box).toHaveValue(typed);
});
