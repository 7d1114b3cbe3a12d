import { formatNumber } from '@/i18n/formatNumber';
import { mayAccess } from '@/identity/guards/routeAccess';
import { currentRole } from '@/identity/identity';
import { loadMoreLetters } from '@/theme/fonts/loadFonts';
import { savesData } from '@/ui/loading/whenQuiet';
import { pageAt } from './pages';
import { removeServiceWorkers } from './serviceWorkers';

/** How many of the linked pages are prefetched. */
const AHEAD = 3;

function prefetch(link: Element): string | undefined {
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
  const { role } = currentRole();
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  // Not even the code of a page that this person may not see.
  if (!mayAccess(pathname, role === null ? [] : [role])) return undefined;
  pageAt(pathname).prefetch();
  return pathname;
}

function prefetchNear(event: Event): void {
  const near = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (near !== null) prefetch(near);
}

/**
 * What the app does after its start: it fetches likely next pages, makes ready what is slow the first time, and removes
 * what an earlier site left behind.
 */
export function afterStart(): void {
  void removeServiceWorkers();
  void loadMoreLetters();
  // The browser's first number takes a slow phone 50 ms; the next page or language should not wait for it.
  formatNumber(0.5);
  if (savesData()) return;
  const ahead = new Set<string>();
  for (const link of document.querySelectorAll('header a[href], main a[href]')) {
    if (ahead.size >= AHEAD) break;
    const path = prefetch(link);
    if (path !== undefined) ahead.add(path);
  }
  // A pointer on a link often means a click.
  document.addEventListener('pointerover', prefetchNear, { passive: true });
  document.addEventListener('focusin', prefetchNear);
}
