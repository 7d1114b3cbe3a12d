import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import {
  ada,
  adaAsBoth,
  confirm,
  get,
  openFreshApp,
  restore,
  signOut,
  startRoles,
} from '@/identity/session/session.fixture';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import type { SessionUser } from '@/storage/sessionUser';
import { ToastProvider } from '@/ui/toast/Toasts';
import { hasPermission } from '@/identity/roles/permissions';
import { useRole } from '@/identity/identity';
import { IdentityProvider } from '@/identity/IdentityProvider';
import { RoleSelector } from '@/identity/roles/RoleSelector';
import { allTexts } from '@/i18n/texts.fixture';
import { RouteGuard } from './RouteGuard';

export { store } from '@/identity/session/session.fixture';
export const both: SessionUser = adaAsBoth;
export const user: SessionUser = ada;
export const admin: SessionUser = { ...both, roles: ['administrator'] };

/** All addresses and pages that were rendered since `open`. */
export const seen = {
  addresses: [] as string[],
  pages: [] as string[],
};
/**
 * By path: where the person goes as soon as that path is the address and the app has run its own effects for
 * it.
 */
export const pressesAt = new Map<string, string>();
let navigateTo: (to: string) => void = () => undefined;
export const go = (to: string): void => act(() => navigateTo(to));

function Recorder() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    navigateTo = (to) => void navigate(to);
  }, [navigate]);
  const address = `${pathname}${search}`;
  if (seen.addresses.at(-1) !== address) seen.addresses.push(address);
  return <code data-testid="state">{JSON.stringify(state)}</code>;
}

/** Wraps the routes, because effects of children run before those of their parents. */
function Person({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const to = pressesAt.get(pathname);
    pressesAt.delete(pathname);
    if (to !== undefined) navigateTo(to);
  }, [pathname]);
  return children;
}

function Page({ name }: { readonly name: string }) {
  seen.pages.push(name);
  const [text, setText] = useState('');
  return (
    <main>
      <h1>{name}</h1>
      <input aria-label="note" value={text} onChange={({ target }) => setText(target.value)} />
    </main>
  );
}

/** Shows what the current role may do. */
function AdminMenu() {
  const { role } = useRole();
  return <p>{hasPermission([role], 'canAccessAdmin') ? 'admin menu' : 'no admin menu'}</p>;
}

/** Opens an app with a few placeholder pages. Everything except these pages is real. */
export async function open(path: string) {
  seen.addresses = [];
  seen.pages = [];
  const i18n = await allTexts();
  return render(
    <LanguageProvider i18n={i18n}>
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>
          <IdentityProvider>
            <Recorder />
            <RoleSelector />
            <AdminMenu />
            <Person>
              <Routes>
                <Route
                  element={
                    <RouteGuard>
                      <Outlet />
                    </RouteGuard>
                  }
                >
                  <Route path="/" element={<Page name="home" />} />
                  <Route path="/jobs" element={<Page name="jobs" />} />
                  <Route path="/dashboard" element={<Page name="dashboard" />} />
                  <Route path="/profile" element={<Page name="profile" />} />
                  <Route path="/admin" element={<Page name="admin" />} />
                  <Route path="/admin/users" element={<Page name="users" />} />
                  <Route path="*" element={<Page name="not found" />} />
                </Route>
              </Routes>
            </Person>
          </IdentityProvider>
        </MemoryRouter>
      </ToastProvider>
    </LanguageProvider>,
  );
}
export const heading = (): string | null => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
export const shows = (name: string): Promise<void> => waitFor(() => expect(heading()).toBe(name));
export const at = (): string | undefined => seen.addresses.at(-1);

let stopRoles: () => void = () => undefined;

/** Opens a fresh app before a test. */
export function begin(): void {
  pressesAt.clear();
  openFreshApp();
  restore();
  stopRoles = startRoles();
}

export function finish(): void {
  cleanup();
  stopRoles();
  signOut();
}

/**
 * Answers the check of the current session as the server would. Without a user the server could not be asked.
 */
export function answerCheck(who?: SessionUser): void {
  const now = get();
  if (now.status === 'signedIn') act(() => confirm(now, who));
}
