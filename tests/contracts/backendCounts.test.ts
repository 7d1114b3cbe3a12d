import { expect, it } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

it.each([
  ['a note of staff', '/api/admin/applications/application-3/notes', { text: 'Called', visible: true }],
  ['a report about a job', '/api/jobs/job-1/reports', { reason: 'money' }],
  ['a saved search', '/api/jobs/searches', { name: 'Welders', query: 'q=welder' }],
  ['a copy of a job', '/api/admin/jobs/job-1/duplicate', {}],
])('%s counts once for its id, and each one without an id counts', async (_name, path, sent) => {
  const { data, ...backend } = createBackend();
  const api = caller({ data, ...backend });
  const token = await api.login('admin');
  const count = () =>
    (data.applications.get('application-3')?.timeline.length ?? 0) +
    [data.jobReports, data.savedSearches, data.jobs].reduce((sum, each) => sum + each.all().length, 0);
  const before = count();
  const counts: number[] = [];
  for (const body of [{ ...sent, clientId: 'n1' }, { ...sent, clientId: 'n1' }, sent, sent]) {
    expect((await api.call('POST', path, { token, body })).status).toBeLessThan(300);
    counts.push(count() - before);
  }
  expect(counts).toEqual([1, 1, 2, 3]);
});
