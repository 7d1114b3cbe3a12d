import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FILES = {
  files: ['/a/dashboard.js', '/a/data.js', '/a/texts-en.js', '/a/texts-fa.js', '/a/admin.js'],
  texts: { en: { 'texts-': 2 }, fa: { 'texts-': 3 } },
  rows: {
    adminUsers: [[4], []],
    dashboard: [[0, 1], ['texts-']],
    newApplication: [[0], []],
    about: [[1], []],
  },
};

/** Opens an address like main.tsx does. @returns the files that were requested */
async function opened(path: string, said = JSON.stringify(FILES)): Promise<(string | null)[]> {
  const element = document.createElement('script');
  element.id = 'page-files';
  element.type = 'application/json';
  element.textContent = said;
  document.head.append(element);
  window.history.replaceState(null, '', path);
  vi.resetModules();
  await import('./pageFiles');
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

function signIn(role: string): void {
  localStorage.setItem('auth_user', '{}');
  localStorage.setItem('auth_token', 'x');
  localStorage.setItem('current_role', role);
}

describe('the files of the page', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('are requested with the texts of the language', async () => {
    signIn('User');
    document.documentElement.lang = 'fa';
    expect(await opened('/Dashboard/')).toEqual(['/a/texts-fa.js', '/a/dashboard.js', '/a/data.js']);
  });

  it('are not requested if nobody is signed in, or if the role may not see the page', async () => {
    expect(await opened('/dashboard')).toEqual([]);
    expect(await opened('/about')).toEqual(['/a/data.js']);
    document.head.replaceChildren();
    signIn('User');
    expect(await opened('/admin/users')).toEqual([]);
    signIn('Admin');
    expect(await opened('/admin/users')).toEqual(['/a/admin.js']);
  });

  it.each([
    ['APPLY', []],
    // Applying needs the jobs, so it is off with them.
    ['JOBS', []],
    ['PRIVACY', ['/a/dashboard.js']],
  ])('are not requested if the deployment has switched %s off', async (name, asked) => {
    signIn('User');
    const settings = document.createElement('script');
    settings.id = 'runtime-config';
    settings.type = 'application/json';
    settings.textContent = JSON.stringify({ [`VITE_FEATURE_${name}`]: 'false' });
    document.head.append(settings);
    expect(await opened('/applications/new/job-3')).toEqual(asked);
  });

  it('do not stop the start when the document is broken', async () => {
    signIn('User');
    expect(await opened('/dashboard', '{"files":')).toEqual([]);
  });
});
