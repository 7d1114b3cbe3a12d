import { beforeEach, expect, test, vi } from 'vitest';
import { connection } from '@/api/connection';
import { queryClient } from '@/api/queries';
import { openApp } from '@/runtime/app';
import { ownSectionsQuery } from './useOwnSections';

const PAPER = {
  id: '1',
  name: 'a.pdf',
  type: 'passport',
  status: 'verified',
  size: 1,
  uploadedAt: '2026-01-02',
};
/** An older backend: it has no endpoint for all sections. The status and the body by path. */
let answers: Readonly<Record<string, readonly [status: number, body: unknown]>>;

beforeEach(() => {
  answers = {
    '/api/UserProfiles/by-user/7': [200, { id: '1', userId: '7', headline: 'Welder' }],
    '/api/user/language-tests': [200, []],
    '/api/documents': [200, [PAPER, { ...PAPER, id: '2', type: 'diploma', status: 'rejected' }]],
  };
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  vi.stubEnv('VITE_API_RETRY_ATTEMPTS', '1');
  openApp();
  connection().use('token');
  vi.stubGlobal('fetch', async (url: string) => {
    const [status, body] = answers[new URL(url).pathname] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
});

const read = () => queryClient().fetchQuery(ownSectionsQuery('7'));

test('an older backend gives a profile its fields, tests and documents, and no other section', async () => {
  const sections = await read();
  expect(sections).toMatchObject({ profile: { headline: 'Welder' }, education: [], family: null });
  expect(sections.documents).toEqual({ count: 2, verified: 1, types: ['passport'] });
  expect(sections.offered).toEqual(['personal', 'work', 'languages', 'tests', 'documents', 'visibility']);
});

test('a call that an older backend does not have takes its section away, and no profile is none', async () => {
  answers = { '/api/documents': [200, []] };
  const { profile, offered } = await read();
  expect(profile).toBeNull();
  expect(offered).toEqual(['personal', 'work', 'languages', 'documents', 'visibility']);
});

test.each(['/api/UserProfiles/by-user/7', '/api/user/language-tests', '/api/documents'])(
  'what %s could not answer does not count as empty',
  async (path) => {
    answers = { ...answers, [path]: [500, {}] };
    await expect(read()).rejects.toMatchObject({ status: 500 });
  },
);
