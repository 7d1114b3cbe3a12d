import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { JOBS } from '@/features/jobs/filters';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ActiveFilters } from './ActiveFilters';

/** A page whose address changes some time after a filter does, as on a busy phone. */
function Page({ query }: { readonly query: string }) {
  const [filters, setFilters] = useState(JOBS.read(query));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ActiveFilters
        filters={filters}
        notHonoured={[]}
        onChange={(to) => void setTimeout(() => setFilters(to), 50)}
        onLast={() => heading.current?.focus()}
      />
      <h2 ref={heading} tabIndex={-1}>
        Results
      </h2>
    </>
  );
}

beforeAll(startAllTexts);

const chips = () => document.querySelectorAll('[data-chip]');

test('after a filter was removed the focus is on the next, after the last on the results', async () => {
  render(
    <QueryClientProvider client={queryClient()}>
      <Page query="type=full-time&type=part-time&tag=new" />
    </QueryClientProvider>,
  );
  const press = (name: string) => {
    const chip = screen.getByRole('button', { name });
    chip.focus();
    fireEvent.click(chip);
  };
  await screen.findByRole('button', { name: 'Remove filter: Full-time' });
  press('Remove filter: Full-time');
  await waitFor(() => expect(chips()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Remove filter: Part-time' })).toHaveFocus();
  // No other follows the last one of the list.
  press('Remove filter: New');
  await waitFor(() => expect(chips()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
});
