import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useReplaceAddress } from './useReplaceAddress';

function Page() {
  const replace = useReplaceAddress();
  return (
    <>
      <Link to="/late">Late</Link>
      <button type="button" onClick={() => replace({ hash: 'country=CA' })}>
        Answer
      </button>
    </>
  );
}
const press = (role: 'link' | 'button', name: string) => act(() => screen.getByRole(role, { name }).click());

beforeEach(() => {
  window.history.replaceState(null, '', '/page');
});

function open() {
  let arrive: () => void = () => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Late page</h1> });
      }),
  );
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/page" element={<Page />} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return () => act(async () => arrive());
}

it('writes the address of the shown page, without a new history entry', () => {
  const { length } = window.history;
  open();
  press('button', 'Answer');
  expect(window.location.pathname + window.location.hash).toBe('/page#country=CA');
  expect(window.history).toHaveLength(length);
});

it('does not lead a person back who is going to another page', async () => {
  const arrive = open();
  press('link', 'Late');
  press('button', 'Answer');
  await arrive();
  expect(window.location.pathname).toBe('/late');
  expect(screen.getByRole('heading', { name: 'Late page' })).toBeVisible();
});
