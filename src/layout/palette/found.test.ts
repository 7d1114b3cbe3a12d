import { describe, expect, it } from 'vitest';
import { isFound, pagesFor } from './found';

const TOOLS = ['clb', 'crs', 'fsw', 'noc', 'recognition', 'visa'].map((name) => `/tools/${name}`);

describe('pages', () => {
  it('are those that the person may see, in the menus’ order, once each', () => {
    const paths = (viewer: 'User' | 'Admin' | 'signedOut') => pagesFor(viewer).map(({ path }) => path);
    expect(paths('User')).toEqual([
      '/dashboard',
      '/',
      '/jobs',
      '/applications',
      '/documents',
      '/tasks',
      '/messages',
      '/profile',
      '/tools',
      ...TOOLS,
      '/settings',
      '/help',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
    ]);
    expect(paths('Admin')).toEqual(expect.arrayContaining(['/admin/users', ...TOOLS]));
    expect(paths('signedOut').filter((path) => /^\/(admin|documents|settings|tasks)/.test(path))).toEqual([]);
  });
});

describe('words', () => {
  it.each<[string, string, string, boolean]>([
    ['docu', 'Documents', '/documents', true],
    ['ments', 'Documents', '/documents', false],
    ['doc che', 'Document checks', '/admin/documents', true],
    ['documents', 'مدارک', '/documents', true],
    // Typed on an Arabic keyboard.
    ['پروفايل', 'پروفایل', '/profile', true],
    ['education levels', 'Education Levels', '/admin/education-levels', true],
    ['', 'Anything', '/', true],
  ])('%s finds %s at %s: %s', (typed, name, path, is) => {
    expect(isFound(typed, name, path)).toBe(is);
  });
});
