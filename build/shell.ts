import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../src/config/languages.ts';
import { THEME_VARIANTS } from '../src/config/themes.ts';
import { prePaintSource } from '../src/preferences/prePaintSource.ts';

/** Stored keys that make a prerendered page, a visitor's in English, not this person's. */
const SESSION_KEYS = ['auth_user', 'auth_token'];

/**
 * Runs before the first paint: sets the root element's attributes and, where the prerendered page is not this
 * person's (another language, a direction of their own, a stored session), hides it until the app has rendered.
 */
function source(): string {
  const set = prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS });
  return [
    `var own=${set};`,
    `try{if(own.language!=="${FALLBACK_LANGUAGE}"||own.isRtl||${JSON.stringify(SESSION_KEYS)}.every(function(key){return localStorage.getItem(key)}))`,
    `document.documentElement.setAttribute("data-own-start","")}catch(e){}`,
  ].join('');
}

const STYLE = '[data-own-start] #root{visibility:hidden}';

/**
 * Puts the pre-paint script and its one style rule into the shell. They stand inline, because files of their own
 * would hold the first paint back by a round trip; the Content-Security-Policy names their hashes.
 */
export function shell(): Plugin {
  return {
    name: 'visatalent:shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html,
        tags: [
          { tag: 'style', children: STYLE, injectTo: 'head' },
          { tag: 'script', children: `(function(){${source()}})()`, injectTo: 'head' },
        ],
      }),
    },
  };
}
