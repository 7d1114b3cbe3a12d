import { describe, expect, it, vi } from 'vitest';
import type { Session } from '@/identity/session/sessionStore';
import { ada } from '@/identity/session/session.fixture';
import type { RoleName } from '@/config/roles';
import { guardOutcome } from './guardOutcome';
import * as access from './routeAccess';

const user = { ...ada, roles: ['end_user', 'admin'] };
const signedIn = (checked = true): Session => ({
  status: 'signedIn',
  user,
  token: 't',
  generation: 1,
  checked,
});
const OUT: Session = { status: 'signedOut' };
const guard = (
  pathname: string,
  session: Session,
  role: RoleName | null,
  switching: RoleName | null = null,
) => guardOutcome({ pathname, session, role, switching });

const ALLOWED = { outcome: 'allowed' };
const VERIFYING = { outcome: 'pending', waitsFor: 'verifying' };
const SWITCHING = { outcome: 'pending', waitsFor: 'switching' };
const denied = (to: string) => ({ outcome: 'denied', to });

describe('guardOutcome', () => {
  it('shows public pages to everyone', () => {
    for (const session of [OUT, signedIn(), signedIn(false), { status: 'restoring' } as const]) {
      expect(guard('/jobs', session, null)).toEqual(ALLOWED);
      expect(guard('/nowhere', session, null)).toEqual(ALLOWED);
    }
  });

  it.each(['/dashboard', '/admin', '/profile/edit', '/ADMIN/users/x'])(
    'leads a visitor from %s to /',
    (path) => {
      expect(guard(path, OUT, null)).toEqual(denied('/'));
    },
  );

  it('leads a person without a role to /', () => {
    expect(guard('/dashboard', signedIn(), null)).toEqual(denied('/'));
  });

  it("leads to the role's default route from a page that the role may not see", () => {
    expect(guard('/admin/users', signedIn(), 'User')).toEqual(denied('/dashboard'));
  });

  it('shows ordinary pages from the stored session, restricted ones only after the check', () => {
    expect(guard('/dashboard', signedIn(false), 'Admin')).toEqual(ALLOWED);
    expect(guard('/user/dashboard', signedIn(false), 'User')).toEqual(ALLOWED);
    expect(guard('/admin', signedIn(false), 'Admin')).toEqual(VERIFYING);
    expect(guard('/admin', signedIn(true), 'Admin')).toEqual(ALLOWED);
    expect(guard('/admin', signedIn(false), 'User')).toEqual(denied('/dashboard'));
  });

  it('shows nothing guarded of a page that returned from the back-forward cache', () => {
    expect(guard('/dashboard', { status: 'restoring' }, 'User')).toEqual(VERIFYING);
  });

  it('while a switch is running, shows what the old role may see, and nothing of the new one (F-019)', () => {
    expect(guard('/dashboard', signedIn(), 'User', 'Admin')).toEqual(ALLOWED);
    expect(guard('/admin', signedIn(), 'User', 'Admin')).toEqual(SWITCHING);
    expect(guard('/admin', signedIn(), 'Admin', 'User')).toEqual(ALLOWED);
  });

  it('denies when the check throws (F-028)', () => {
    vi.spyOn(access, 'accessFor').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(guard('/admin', signedIn(), 'Admin')).toEqual(denied('/'));
  });
});
