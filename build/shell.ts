import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { fallbackFile, readRedirects } from '../deploy/redirects.mjs';
import { ADMINISTRATION_PATHS, shellOf } from '../src/config/menu.ts';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../src/config/languages.ts';
import { THEME_VARIANTS } from '../src/config/themes.ts';
import { hasKeys, ROLE_KEY, SESSION_KEYS } from '../src/storage/sessionKeys.ts';
import { prePaintSource } from '../src/preferences/prePaintSource.ts';
import { bootScript } from './bootScript.ts';
import { type Letters, lettersIn } from './letters.ts';
import type { PageFiles } from '../src/app/pageFiles.ts';
import type { Bundle } from './pageFiles.ts';

/** Id of the element with the list of the pages' files (pageFiles.ts), which src/app/pageFiles.ts reads. */
const PAGE_FILES_ID = 'page-files';
const SHELL_SCRIPT = '<script>(function(';

export type LanguageFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The script that runs before the first paint: it sets the attributes of `<html>`, then prepares the time
 * until the app has started (bootScript.ts).
 */
export function shellScript(files: LanguageFiles, letters: Letters | null): string {
  const prePaint = prePaintSource({ languages: LANGUAGES, variants: THEME_VARIANTS });
  const facts = {
    fallbackLanguage: FALLBACK_LANGUAGE,
    sessionKeys: Object.values(SESSION_KEYS),
    shell: { role: ROLE_KEY, hidden: 'visatalent_admin_menu', paths: ADMINISTRATION_PATHS },
    leftWorker: 'visatalent_left_worker',
    files,
    letters,
  };
  const data = JSON.stringify(facts).replaceAll('<', '\\u003c');
  const { code } = minifySync(
    'shell.js',
    `(${bootScript.toString()})(${prePaint},${data},{hasKeys:${hasKeys.toString()},shellOf:${shellOf.toString()}})`,
    {
      compress: { target: 'es2020' },
    },
  );
  return code.trim();
}

/**
 * Inline styles of what is shown while the code is loading (the top bar with its logo, and after 400 ms a
 * progress line), and of the message that the app could not start, which must not depend on other files.
 */
export const SHELL_STYLE = [
  '[data-own-start] #root[data-page],[data-own-start] .vt-bar-line>:not(.vt-logo){visibility:hidden}',
  '[data-own-start] .vt-bar{visibility:visible}',
  '#root:empty::before,.vt-early::before,[data-own-start] #root[data-page]::before{content:"";position:fixed;',
  'inset:0 0 auto;z-index:1101;height:3px;visibility:visible;background:var(--vt-primary,#3d7bff);transform-origin:0 0;animation:vt-wait 1.6s .4s ease-in-out infinite both}',
  '@keyframes vt-wait{0%{transform:scaleX(0)}60%{transform:none;opacity:1}to{opacity:0}}',
  '.start-failure{box-sizing:border-box;max-width:40rem;margin:12vh auto;padding:0 1.5rem;',
  'font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  '.start-failure h1{font-size:1.75rem;line-height:1.25}',
  '.start-failure a{display:inline-block;padding:.625rem 0;color:inherit}',
].join('');

/** The shell with the list of the pages' files before its script. */
export function withPageFiles(shell: string, files: PageFiles): string {
  if (!shell.includes(SHELL_SCRIPT)) throw new Error('The shell has no boot script');
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  return shell.replace(
    SHELL_SCRIPT,
    (script) => `<script id="${PAGE_FILES_ID}" type="application/json">${data}</script>${script}`,
  );
}

const made = (
  bundle: Bundle,
  fits: (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => boolean,
): string[] =>
  Object.values(bundle)
    .filter(fits)
    .map(({ fileName }) => `/${fileName}`)
    .sort();

/** The files that each language needs before its first frame, by its code: texts, mirroring and fonts. */
function languageFiles(bundle: Bundle): LanguageFiles {
  return Object.fromEntries(
    Object.values(LANGUAGES)
      .filter(({ code }) => code !== FALLBACK_LANGUAGE)
      .map(({ code, direction }) => {
        return [
          code,
          made(bundle, (file) =>
            file.type === 'asset'
              ? direction === 'rtl' && /\/vazirmatn-[^/]+\.css$/.test(file.fileName)
              : file.name === `texts-${code}` || (direction === 'rtl' && file.name === 'rtlPlugins'),
          ),
        ];
      }),
  );
}

/** Inter's font face from the start-up style sheet. */
function lettersOf(bundle: Bundle): Letters | null {
  const sheets = Object.values(bundle).filter(({ fileName }) => /\/start-[^/]+\.css$/.test(fileName));
  const [letters] = sheets.map((file) => (file.type === 'asset' ? lettersIn(String(file.source)) : null));
  return letters ?? null;
}

/**
 * The file that a host serves for an address without a page of its own
 * (deploy/nginx.conf.template has the same rule).
 */
function fileAnswering(out: string, pathname: string): string {
  const list = join(out, '_redirects');
  const fallbacks = existsSync(list) ? readRedirects(readFileSync(list, 'utf8')) : [];
  return fallbackFile(fallbacks, pathname) ?? '/200.html';
}
const isAddress = (pathname: string): boolean =>
  !pathname.startsWith('/api/') && !pathname.startsWith('/assets/') && !/\.[a-z\d]+$/i.test(pathname);

/**
 * Completes the shell. The pre-paint script and its styles are inline, because separate files would delay the
 * first paint by a round trip (the Content-Security-Policy contains their hashes).
 */
export function shell(): Plugin {
  return {
    name: 'visatalent:shell',
    configurePreviewServer({ middlewares, config }) {
      const out = resolve(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(`http://127.0.0.1${request.url ?? '/'}`);
        const bare = pathname.replace(/\/+$/, '');
        const hasPage = bare === '' || existsSync(join(out, `${bare}.html`));
        const file = fileAnswering(out, pathname);
        if (request.method === 'GET' && isAddress(pathname) && !hasPage && existsSync(out + file)) {
          request.url = file + search;
        }
        next();
      });
    },
    // The start-up style sheet is inline in every document (build/page.ts). A chunk
    // that depends on it would not find its link and load it again, after all other
    // styles. So its dependency is replaced by the start-up code.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const [sheet] = made(bundle, ({ fileName }) => /\/start-[^/]+\.css$/.test(fileName));
        const [code] = made(bundle, ({ fileName }) => /\/start-[^/]+\.js$/.test(fileName));
        if (sheet === undefined || code === undefined) return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(`"${sheet.slice(1)}"`, `"${code.slice(1)}"`);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html,
        tags: [
          { tag: 'style', children: SHELL_STYLE, injectTo: 'head' },
          {
            tag: 'script',
            children: shellScript(languageFiles(bundle), lettersOf(bundle)),
            injectTo: 'head',
          },
        ],
      }),
    },
  };
}
