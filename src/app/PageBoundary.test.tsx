import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { log } from '@/logging/logger';
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
