import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/routing/routes';
import { allowConsole, saidOnConsole } from '../support/console';
import { DEMO_PASSWORD, server, storeSession } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { fill, openDialog, recordRequests, submit } from './authDialog';

/** Who gets where, and what is remembered (F-013 to F-030). */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });
const deniedOnce = () => expect(saidOnConsole('warn')).toEqual(['[roles] Access denied']);

describe('a visitor', () => {
  it('is led from every guarded route to /, before anything of the page or its data is asked for', async () => {
    allowConsole('warn', /Access denied/);
    const guarded = Object.values(ROUTES).filter(({ access }) => access !== 'everyone');
    expect(guarded.length).toBeGreaterThan(18);
    const app = await renderApp();
    const seen = recordRequests();
    for (const { path } of guarded) {
      act(() => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(() => expect(app.address()).toBe('/'));
    }
    expect(seen).toEqual([]);
    expect(saidOnConsole('warn')).toHaveLength(guarded.length);
  });

  it('lands after signing in where the role may see it (F-020)', async () => {
    allowConsole('warn', /Access denied/);
    const app = await renderApp({ path: '/ADMIN/Education-Levels' });
    await waitFor(() => expect(app.address()).toBe('/'));
    deniedOnce();
    await openDialog(app);
    fill('Email', 'admin@visatalent.test');
    fill('Password', DEMO_PASSWORD);
    submit();
    await heading('Education Levels');
    expect(app.address()).toBe('/ADMIN/Education-Levels');
  });

  it('lands on the default route where the role may not', async () => {
    allowConsole('warn', /Access denied/);
    const app = await renderApp({ path: '/admin/users' });
    await waitFor(() => expect(app.address()).toBe('/'));
    await openDialog(app);
    fill('Email', 'user@visatalent.test');
    fill('Password', DEMO_PASSWORD);
    submit();
    await heading('Dashboard');
    expect(app.address()).toBe('/dashboard');
    deniedOnce();
  });

  it('is never led elsewhere by an address (F-021)', async () => {
    const app = await renderApp({
      path: '/?redirect=//evil.test&next=https:evil.test&returnUrl=%2F%2Fevil.test',
    });
    sessionStorage.setItem('visatalent_dev_return_to', '/%2F%2Fevil.test');
    await openDialog(app);
    fill('Email', 'user@visatalent.test');
    fill('Password', DEMO_PASSWORD);
    submit();
    await heading('Dashboard');
    expect(app.address()).toBe('/dashboard');
  });
});

describe('a User', () => {
  it.each(['/admin', '/ADMIN/Education-Levels/x', '/admin/users', '/%61dmin/users', '/admin/nothing-there'])(
    'is led from %s to /dashboard, with one warning and no admin request (F-013)',
    async (path) => {
      allowConsole('warn', /Access denied/);
      await storeSession('user');
      localStorage.setItem('current_role', 'Admin');
      const seen = recordRequests();
      const app = await renderApp({ path });
      await heading('Dashboard');
      expect(app.address()).toBe('/dashboard');
      expect(seen.filter((request) => /admin|EducationLevels/i.test(request.path))).toEqual([]);
      expect(localStorage.getItem('current_role')).toBe('User');
      deniedOnce();
    },
  );

  it('cannot forge the roles in storage (F-037)', async () => {
    allowConsole('warn', /Access denied/);
    await storeSession('user');
    const user = JSON.parse(localStorage.getItem('auth_user') ?? '') as object;
    localStorage.setItem('auth_user', JSON.stringify({ ...user, role: 'admin', roles: ['administrator'] }));
    localStorage.setItem('current_role', 'Admin');
    const app = await renderApp({ path: '/admin' });
    await heading('Dashboard');
    expect(app.address()).toBe('/dashboard');
    expect(localStorage.getItem('auth_user')).toContain('"roles":["end_user"]');
    expect(localStorage.getItem('current_role')).toBe('User');
  });
});

describe('an Admin', () => {
  it('sees admin pages also where the backend cannot be asked who this is', async () => {
    await storeSession('admin');
    for (const status of [404, 405, 501]) {
      server.use(http.get('*/api/auth/me', () => new HttpResponse(null, { status })));
      const app = await renderApp({ path: '/admin/countries' });
      await heading('Countries');
      expect(app.address()).toBe('/admin/countries');
    }
  });
});
