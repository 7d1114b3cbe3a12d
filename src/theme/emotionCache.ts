import createCache, { type EmotionCache } from '@emotion/cache';
import { appState } from '@/runtime/app';
import type { Direction } from '@/config/languages';

/** Prefixes of class names and style elements; each direction has its own, so that they never collide. */
const KEYS: Readonly<Record<Direction, string>> = { ltr: 'vt', rtl: 'vtr' };

/** The attribute in which emotion lists the styles of an element. */
const LIST = 'data-emotion';

const caches = appState((): Partial<Record<Direction, EmotionCache>> => ({}));

/**
 * A new left-to-right cache, for prerendering and for the browser: both use the same
 * key, so that the browser can reuse prerendered styles.
 */
export const createAppCache = (): EmotionCache => createCache({ key: KEYS.ltr });

/**
 * Loads what a direction needs: right to left needs a plugin, which is loaded only
 * then. Undefined when nothing has to be loaded.
 */
export function prepareDirection(direction: Direction): Promise<void> | undefined {
  const shared = caches();
  if (shared[direction] !== undefined || direction === 'ltr') return undefined;
  return import('./rtlPlugins').then(({ rtlPlugins }) => {
    shared.rtl ??= createCache({ key: KEYS.rtl, stylisPlugins: rtlPlugins });
  });
}

/**
 * Makes a cache that reuses the prerendered style elements where they are. Emotion would move them into the
 * head, and the browser would parse all rules and compute the page's styles again.
 */
function reusePrerenderedStyles(): EmotionCache {
  const names = [...document.querySelectorAll(`style[data-emotion^="${KEYS.ltr} "]`)].flatMap((element) => {
    const [, ...listed] = (element.getAttribute(LIST) ?? '').split(' ');
    element.setAttribute(LIST, KEYS.ltr);
    return listed;
  });
  const cache = createAppCache();
  for (const name of names) cache.inserted[name] = true;
  return cache;
}

/** The browser's left-to-right cache. */
export function ltrCache(): EmotionCache {
  const shared = caches();
  return (shared.ltr ??= reusePrerenderedStyles());
}

/** The right-to-left cache; undefined until {@link prepareDirection} has finished. */
export const rtlCache = (): EmotionCache | undefined => caches().rtl;
