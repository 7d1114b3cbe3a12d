import { formatNumber } from '@/i18n/formatNumber';
import { mayAccess } from '@/identity/guards/routeAccess';
import { currentRole } from '@/identity/identity';
import { loadMoreLetters } from '@/theme/fonts/loadFonts';
import { savesData } from '@/ui/loading/whenQuiet';
import { pageAt } from './pages';
import { removeServiceWorkers } from './serviceWorkers';

/** Number of links in the page whose pages are prefetched. */
const AHEAD = 3;

function prefetch(link: Element): string | undefined {
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
  const { role } = currentRole();
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  // Even the code of a page is not fetched when this person may not see it.
  if (!mayAccess(pathname, role === null ? [] : [role])) return undefined;
  pageAt(pathname).prefetch();
  return pathname;
}

function prefetchNear(event: Event): void {
  const near = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (near !== null) prefetch(near);
}

/**
 * Work after the start: prefetches likely next pages, warms up what is slow the first time, and removes the
 * service workers of an earlier site.
 */
export function afterStart(): void {
  void removeServiceWorkers();
  void loadMoreLetters();
  // The first use of Intl.NumberFormat takes 50 ms on a slow phone, so it is done now, not on the next page.
  formatNumber(0.5);
  if (savesData()) return;
  const ahead = new Set<string>();
  for (const link of document.querySelectorAll('header a[href], main a[href]')) {
    if (ahead.size >= AHEAD) break;
    const path = prefetch(link);
    if (path !== undefined) ahead.add(path);
  }
  // A pointer over a link, or focus on it, is often followed by a click.
  document.addEventListener('pointerover', prefetchNear, { passive: true });
  document.addEventListener('focusin', prefetchNear);
}
