import { expect, it } from 'vitest';
import { pageModules } from './pageModules.ts';

const ROOT = process.cwd();

it('finds the modules of each page in the route table', () => {
  const found = pageModules(
    ROOT,
    `const SECTION: PageCode = { page: () => import('@/pages/profile-edit/SectionPage').then((m) => m.SectionPage) };
    export const PAGES: Pages = {
      jobs: {
        page: () => import('@/pages/jobs/JobsPage').then((m) => m.JobsPage),
        placeholder: () => import('@/pages/jobs-soon/JobsSoonPage').then((m) => m.JobsSoonPage),
        queries: true,
      },
      profileWork: SECTION,
    };
    export const NOT_FOUND = () => import('@/pages/not-found/NotFoundPage').then((m) => m.NotFoundPage);`,
  );
  expect(Object.fromEntries(found)).toEqual({
    jobs: {
      page: ['src/pages/jobs/JobsPage.tsx'],
      placeholder: ['src/pages/jobs-soon/JobsSoonPage.tsx'],
      queries: [],
    },
    profileWork: { page: ['src/pages/profile-edit/SectionPage.tsx'] },
    NOT_FOUND: { page: ['src/pages/not-found/NotFoundPage.tsx'] },
  });
});

it('refuses a table that names a missing page', () => {
  const code = "export const PAGES = { about: { page: () => import('@/pages/about/NoPage') } };";
  expect(() => pageModules(ROOT, code)).toThrow('src/pages/about/NoPage, which is not there');
});
