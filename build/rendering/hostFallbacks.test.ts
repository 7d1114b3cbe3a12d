import { expect, it } from 'vitest';
import { hostFallbacks } from './hostFallbacks';

it('one file answers all addresses of a row, but not another page among them', () => {
  expect(
    hostFallbacks({
      jobs: { path: '/jobs', access: 'everyone', title: 'words:jobs', prerendered: true },
      job: { path: '/jobs/:job', access: 'everyone', title: 'jobs:job', prerendered: 'job.html' },
      saved: { path: '/jobs/saved', access: 'everyone', title: 'jobs:saved' },
      about: { path: '/jobs/about', access: 'everyone', title: 'jobs:about', prerendered: true },
      profile: { path: '/profile/edit', access: 'signedIn', title: 'terms:profile' },
    }),
  ).toEqual([
    { path: '/jobs/saved', file: '/200.html' },
    { path: '/jobs/:job', file: '/job.html' },
  ]);
});
