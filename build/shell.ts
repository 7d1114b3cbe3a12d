import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/config/languages.ts';
import { THEME_VARIANTS } from '../src/config/themes.ts';
import { prePaintSource } from '../src/preferences/prePaintSource.ts';

/**
 * Puts the pre-paint script into the shell: theme, direction and language are right before the first paint. It stands
 * inline, because a script of its own would hold the first paint back by a round trip; the Content-Security-Policy
 * names its hash.
 */
export function shell(): Plugin {
  return {
    name: 'visatalent:shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html,
        tags: [
          {
            tag: 'script',
            children: `${prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS })};`,
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}
