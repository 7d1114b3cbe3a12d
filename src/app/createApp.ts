import { type App, openApp, type Surroundings } from '@/runtime/app';
import { type SentRead, SESSION_READ, sendReads } from '@/api/readAhead';
import { config } from '@/config/env';
import { matchRoute, statusOf } from '@/routing/matchRoute';
import { pageIdOf } from '@/routing/routes';
import { guardOutcome } from '@/identity/guards/guardOutcome';
import { accessFor } from '@/identity/guards/routeAccess';
import { identity } from '@/identity/identity';
import { texts } from '@/i18n/i18n';
import { logger } from '@/logging/logger';
import { preferences } from '@/preferences/preferences';
import { prepareTheme } from '@/theme/prepareTheme';
import { remove, startStorage } from '@/storage/browserStorage';
import { results } from '@/storage/keys';
import { FIRST_READS } from './firstReads';
import { pageAt, prefetchFor } from './pages';

/** Loads what the first render needs: texts, theme and a public page. */
async function prepare(app: App, pathname: string): Promise<void> {
  const { get } = preferences(app);
  await Promise.all([texts(app).start(), prepareTheme(get())]);
  // A public page is fetched now, any other only after its guard allowed it. If loading fails, the page
  // boundary reports it inside the app.
  if (accessFor(pathname) === 'everyone')
    await pageAt(pathname)
      .preload()
      .catch(() => undefined);
}

/**
 * Prefetches the page while the rest of the app starts. If the guard must ask the server first, only the
 * page's code is fetched, not its data.
 */
function fetchAhead(app: App, pathname: string): void {
  const { session, roles } = identity(app);
  const current = session.get();
  const { outcome } = guardOutcome({ pathname, session: current, ...roles.get() });
  if (outcome === 'allowed') prefetchFor(pathname, current.status === 'signedIn' ? current.user : null);
  else if (outcome !== 'denied') pageAt(pathname).prefetch();
}

/**
 * The first reads of the page at an address, as soon as its guard allows it; undefined while the guard waits
 * for the server.
 */
function pageReads(app: App, { pathname, search }: Location): readonly SentRead[] | undefined {
  const { session, roles } = identity(app);
  const current = session.get();
  const role = roles.get();
  const { outcome } = guardOutcome({ pathname, session: current, ...role });
  if (outcome === 'pending') return undefined;
  const id = matchRoute(pathname)?.id;
  // If the page's area is switched off, another page is shown, which needs none of these reads.
  if (outcome === 'denied' || id === undefined || statusOf(id) !== 'real') return [];
  return current.status === 'signedIn'
    ? (FIRST_READS[pageIdOf(id)]?.({ user: current.user, role: role.role, search }) ?? [])
    : [];
}

/**
 * Sends the first reads of a session: who it belongs to, and the page's first data. If the guard must ask the
 * server first, the page's data are requested when it has answered, before the page renders.
 */
function readFirst(app: App, location: Location): void {
  const { session } = identity(app);
  const current = session.get();
  if (current.status !== 'signedIn') return;
  const { token } = current;
  const reads = pageReads(app, location);
  sendReads(app, token, [SESSION_READ, ...(reads ?? [])]);
  if (reads !== undefined) return;
  const stop = session.subscribe(() => {
    const allowed = pageReads(app, location);
    if (allowed === undefined) return;
    stop();
    const now = session.get();
    if (now.status === 'signedIn' && now.token === token) sendReads(app, token, allowed);
  });
}

/** A job that was opened by its address leads to all jobs, not to a list that this tab showed before. */
function forgetResults(pathname: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload, and going back or forward, are no new visits.
  if (visit?.type === 'navigate' && matchRoute(pathname)?.id === 'jobDetail') remove(results);
}

/**
 * Starts an open app, for the browser, prerendering and tests alike: creates its state (session, role, cache,
 * language, toasts) and loads what its first render needs. `app.close()` ends it.
 * @param path the page to render for a visitor; used only when the app has no document
 * @throws MissingConfigurationError
 */
export async function startApp(app: App, path = '/'): Promise<void> {
  const page = app.document;
  if (page === undefined) return prepare(app, path);
  startStorage();
  app.onClose(logger(app).start(config(app)));
  app.onClose(preferences(app).start());
  const { pathname } = page.location;
  forgetResults(pathname);
  app.onClose(identity(app).start());
  readFirst(app, page.location);
  await prepare(app, pathname);
  fetchAhead(app, pathname);
  return undefined;
}

/** Opens an app and starts it ({@link startApp}). @param surroundings replacements for the browser's own objects */
export async function createApp(surroundings: Partial<Surroundings> = {}, path = '/'): Promise<App> {
  const app = openApp(surroundings);
  await startApp(app, path);
  return app;
}
