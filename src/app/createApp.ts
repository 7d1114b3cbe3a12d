import { type App, openApp, type Surroundings } from '@/runtime/app';
import { SESSION_READ, sendReads } from '@/api/readAhead';
import { config } from '@/config/env';
import { matchRoute, statusOf } from '@/routing/matchRoute';
import { guardOutcome } from '@/identity/guards/guardOutcome';
import { accessFor } from '@/identity/guards/routeAccess';
import { identity } from '@/identity/identity';
import { texts } from '@/i18n/i18n';
import { logger } from '@/logging/logger';
import { preferences } from '@/preferences/preferences';
import { prepareTheme } from '@/theme/prepareTheme';
import { startStorage } from '@/storage/startStorage';
import { pageAt, prefetchFor, readsOf } from './pages';

/** What the first frame needs, once an app is open and its configuration is good. */
async function prepare(app: App, pathname: string): Promise<void> {
  const { get } = preferences(app);
  await Promise.all([texts(app).start(), prepareTheme(get())]);
  // A page that everyone may see is fetched now; any other only after its guard let it through. A part that cannot be
  // had is the page boundary's affair, which has the rest of the app around it.
  if (accessFor(pathname) === 'everyone')
    await pageAt(pathname)
      .preload()
      .catch(() => undefined);
}

/**
 * The page of a person who is let through at once comes while the app around it is made; where the server is asked
 * first, its code alone does, and nothing that it reads.
 */
function fetchAhead(app: App, pathname: string): void {
  const { session, roles } = identity(app);
  const now = session.get();
  const { outcome } = guardOutcome({ pathname, session: now, ...roles.get() });
  if (outcome === 'allowed') prefetchFor(pathname, now.status === 'signedIn' ? now.user : null);
  else if (outcome !== 'denied') pageAt(pathname).prefetch();
}

/**
 * Sends what is read first for a session: who it belongs to, and, for a person who is let through at once, what the page
 * shows first.
 */
function readFirst(app: App, pathname: string): void {
  const { session, roles } = identity(app);
  const now = session.get();
  if (now.status !== 'signedIn') return;
  const id = matchRoute(pathname)?.id;
  const { outcome } = guardOutcome({ pathname, session: now, ...roles.get() });
  // What is switched off shows another page, which reads none of it.
  const isShown = id !== undefined && statusOf(id) === 'real' && outcome === 'allowed';
  const reads = isShown ? readsOf(id, now.user) : [];
  sendReads(app, now.token, [SESSION_READ, ...reads]);
}

/**
 * The boot, written once for the browser, the prerendering and the tests: gives an open app all its state (session,
 * role, cache, language, toasts) and gets it ready for its first frame. What runs on ends with `app.close()`.
 * @param path without a document, the page that a visitor there sees.
 * @throws MissingConfigurationError
 */
export async function startApp(app: App, path = '/'): Promise<void> {
  const page = app.document;
  if (page === undefined) return prepare(app, path);
  startStorage();
  app.onClose(logger(app).start(config(app)));
  app.onClose(preferences(app).start());
  const { pathname } = page.location;
  app.onClose(identity(app).start());
  readFirst(app, pathname);
  await prepare(app, pathname);
  fetchAhead(app, pathname);
  return undefined;
}

/** Opens an app and starts it ({@link startApp}). @param given what is not to be the browser's own */
export async function createApp(given: Partial<Surroundings> = {}, path = '/'): Promise<App> {
  const app = openApp(given);
  await startApp(app, path);
  return app;
}
