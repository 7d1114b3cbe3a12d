import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/renderApp';

/** The code of the page is loaded when the test allows it. */
const line = vi.hoisted(() => {
  let open = (): void => undefined;
  const isThere = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isThere, open: () => open() };
});
vi.mock('@/pages/applications/ApplicationsPage', async (original) => {
  await line.isThere;
  return original();
});

it('shows the title of a page while its code is loading, and the heading with the page', async () => {
  await renderApp({ path: '/applications', signedInAs: 'user' });
  const lead = 'Everything you’ve applied for, and how each application stands.';
  const shown = await screen.findByText(lead);
  expect(shown.parentElement).toHaveTextContent('Applications');
  // Nobody is led to a heading that will be replaced.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  line.open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  expect(screen.getAllByText(lead)).toHaveLength(1);
});
