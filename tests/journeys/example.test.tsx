import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathOf } from '@/config/routes';
import { renderApp } from '../support/renderApp';

it('the example page names what its address says', async () => {
  await renderApp({ path: pathOf('example', { thing: 'A/b c' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  expect(screen.getByText('An example of A/b c.')).toBeVisible();
  expect(document.title).toBe('Example · VisaTalent');
});
