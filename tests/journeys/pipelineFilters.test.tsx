import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

it('without job postings the pipeline has no filter by job, and does not read them', async () => {
  configure({ VITE_FEATURE_ADMIN_JOBS: 'false' });
  const seen = recordRequests();
  await renderApp({ path: '/admin/applications', signedInAs: 'admin' });
  expect(await screen.findByRole('combobox', { name: 'Interview' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Job' })).toBeNull();
  expect(callsOf(seen, '/api/admin/jobs')).toEqual([]);
});
