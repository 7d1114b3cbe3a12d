import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Scroll } from './Scroll';

function scrolledAt(path: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { result } = renderHook(useNavigate, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <Scroll />
        {children}
      </MemoryRouter>
    ),
  });
  return { scrollTo, go: (to: string, replace: boolean) => act(async () => result.current(to, { replace })) };
}

it('begins a new page at its top', async () => {
  const { scrollTo, go } = scrolledAt('/jobs');
  await go('/jobs/7--welder', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await go('/applications', true);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('stays where the reader is when the address of the page is put right', async () => {
  const { scrollTo, go } = scrolledAt('/jobs/7--old-title');
  await go('/jobs/7--welder', true);
  expect(scrollTo).not.toHaveBeenCalled();
});
