import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ROUTES } from '@/routing/routes';
import { allowConsole, saidOnConsole } from '../support/console';
import { DEMO_PASSWORD, server, storeSession } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { fill, openDialog, recordRequests, submit } from './authDialog';

/** Who may see which page, and which address is remembered (F-013 to F-030). */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

it('a visitor is led from every guarded route to /, and after signing in to the last of them (F-020)', async () => {
  allowConsole('warn', /Access denied/);
  const guarded = Object.values(ROUTES).filter(({ access }) => access !== 'everyone');
  expect(guarded.length).toBeGreaterThan(18);
  const app = await renderApp();
  const seen = recordRequests();
  for (const { path } of guarded) {
    await app.goTo(path);
    await waitFor(() => expect(app.address()).toBe('/'));
  }
  // Before anything of the page or its data is requested.
  expect(seen).toEqual([]);
  expect(saidOnConsole('warn')).toHaveLength(guarded.length);

  await app.goTo('/ADMIN/Education-Levels');
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(saidOnConsole('warn')).toHaveLength(guarded.length + 1);
  await openDialog(app);
  fill('Email', 'admin@visatalent.test');
  fill('Password', DEMO_PASSWORD);
  submit();
  await heading('Education Levels');
  expect(app.address()).toBe('/ADMIN/Education-Levels');
});

it('a User is led from admin pages to /dashboard, with one warning and no admin request, whatever storage says (F-013, F-037)', async () => {
  allowConsole('warn', /Access denied/);
  await storeSession('user');
  const user = JSON.parse(localStorage.getItem('auth_user') ?? '') as object;
  localStorage.setItem('auth_user', JSON.stringify({ ...user, role: 'admin', roles: ['administrator'] }));
  localStorage.setItem('current_role', 'Admin');
  const seen = recordRequests();
  const app = await renderApp({ path: '/admin' });
  await heading('Dashboard');
  expect(app.address()).toBe('/dashboard');
  expect(localStorage.getItem('auth_user')).toContain('"roles":["end_user"]');
  expect(localStorage.getItem('current_role')).toBe('User');
  let warnings = 1;
  expect(saidOnConsole('warn')).toEqual(['[roles] Access denied']);
  for (const path of [
    '/admin',
    '/ADMIN/Education-Levels/x',
    '/admin/users',
    '/%61dmin/users',
    '/admin/nothing-there',
  ]) {
    await app.goTo(path);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    await heading('Dashboard');
    warnings += 1;
    expect(saidOnConsole('warn')).toHaveLength(warnings);
  }
  // The dashboard itself mentions the level of education.
  expect(seen.filter(({ path }) => /admin|EducationLevels(?!\/hierarchy)/i.test(path))).toEqual([]);
});

it('an Admin sees admin pages even if the backend cannot say who this is', async () => {
  server.use(http.get('*/api/auth/me', () => new HttpResponse(null, { status: 501 })));
  const app = await renderApp({ path: '/admin/countries', signedInAs: 'admin' });
  await heading('Countries');
  expect(app.address()).toBe('/admin/countries');
});
