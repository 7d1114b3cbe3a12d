import createCache, { type EmotionCache } from '@emotion/cache';
import { appState } from '@/runtime/app';
import type { Direction } from '@/config/languages';

/** Class names and style elements of the two directions begin with different keys, so they never collide. */
const KEYS: Readonly<Record<Direction, string>> = { ltr: 'vt', rtl: 'vtr' };

/** Emotion's list of the styles that an element holds. */
const LIST = 'data-emotion';

const caches = appState((): Partial<Record<Direction, EmotionCache>> => ({}));

/**
 * A new cache for left to right, for prerendering and for the browser alike: one key, so that prerendered styles
 * are taken over.
 */
export const createAppCache = (): EmotionCache => createCache({ key: KEYS.ltr });

/** Gets ready to lay out in a direction. Right to left needs a plugin of its own, loaded only then. */
export function prepareDirection(direction: Direction): Promise<void> | undefined {
  const own = caches();
  if (own[direction] !== undefined || direction === 'ltr') return undefined;
  return import('./rtlPlugins').then(({ rtlPlugins }) => {
    own.rtl ??= createCache({ key: KEYS.rtl, stylisPlugins: rtlPlugins });
  });
}

/**
 * Takes over the prerendered styles where they stand. Emotion itself would put their element into the head anew, and
 * the browser would read all rules and apply them to the whole page a second time.
 */
function takeOver(): EmotionCache {
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
  const own = caches();
  return (own.ltr ??= takeOver());
}

/** The right-to-left cache; undefined before {@link prepareDirection} has ended. */
export const rtlCache = (): EmotionCache | undefined => caches().rtl;
