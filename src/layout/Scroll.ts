import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { matchRoute } from '@/routing/matchRoute';
import { endAll, listen } from '@/runtime/listen';

/** The number of history entries whose scroll position is kept. The oldest is dropped first. */
const KEPT = 100;

/** How long an anchor is followed while its page loads, in ms. */
const SETTLING_MS = 10_000;

/** Stores the scroll position of a history entry, in px. */
function keep(positions: Map<string, number>, entry: string, y: number): void {
  positions.delete(entry);
  positions.set(entry, y);
  const [oldest] = positions.keys();
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest);
}

/**
 * Keeps an anchor at the top of the window while its page and what stands above it load, until the person does
 * something.
 * @returns a function that ends it
 */
function followAnchor(id: string): () => void {
  const changes = new MutationObserver(() => document.getElementById(id)?.scrollIntoView());
  const end = () => changes.disconnect();
  changes.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(end, SETTLING_MS);
  const stopListening = listen(window, ['wheel', 'touchmove', 'pointerdown', 'keydown'], end, {
    passive: true,
  });
  return endAll(end, stopListening, () => clearTimeout(timer));
}

/**
 * Scrolls after a navigation: to the top or to the anchor on a new page, to the previous position on back and
 * forward. It is a separate component, so that only it renders again when the address changes.
 */
export function Scroll(): null {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(() => new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    // On a reload the browser restores the position itself.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    return endAll(
      listen(window, ['scroll'], () => keep(positions, shown.current.key, window.scrollY), { passive: true }),
      listen(window, ['pagehide'], leave),
      () => {
        history.scrollRestoration = before;
      },
    );
  }, [positions]);

  useEffect(() => {
    const isBack = type === NavigationType.Pop && positions.has(key);
    return hash.length > 1 && !isBack ? followAnchor(decoded(hash.slice(1))) : undefined;
  }, [key, hash, type, positions]);

  useBrowserLayoutEffect(() => {
    const from = shown.current;
    if (from.key === key) return;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) {
      window.scrollTo(0, positions.get(key) ?? 0);
      return;
    }
    // An address that is put right, like that of a job whose title has changed, is no new page.
    const isSamePage =
      from.pathname === pathname ||
      (type === NavigationType.Replace && matchRoute(from.pathname)?.id === matchRoute(pathname)?.id);
    const part = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    if (part !== null) part.scrollIntoView();
    else if (!isSamePage) window.scrollTo(0, 0);
  }, [key, pathname, hash, type, positions]);
  return null;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Prerendering has no layout, and React would warn about a layout effect. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
