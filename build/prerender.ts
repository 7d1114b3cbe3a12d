import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Fallback } from '../deploy/redirects.d.mts';
import type { PageSources } from './rendering/pageSources.ts';
import { redirectsFile } from '../deploy/redirects.mjs';
import { type Bundle, filesOfPages, pageFiles, sheetsOf } from './pageFiles.ts';
import { pageModules } from './pageModules.ts';
import { EARLY_SCRIPTS, type RenderedFrames, write, writeFrames } from './frames.ts';
import { inlineCode } from './inlineCode.ts';
import { withContent, withFacts, withInlineSheets } from './page.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { listedPaths, sitemapText, withSitemap } from './search.ts';
import { withPageFiles } from './shell.ts';

interface Page {
  readonly html: string;
  readonly cache: EmotionCache;
  readonly page: string;
  readonly switches: string;
  readonly title: string;
  readonly description: string;
  readonly hidden: boolean;
  /** False when a setting of the deployment switches the page off. */
  readonly isOn: boolean;
}
interface Rendered extends RenderedFrames {
  readonly PRERENDERED: readonly { readonly id: string; readonly path: string; readonly file: string }[];
  readonly FALLBACKS: readonly Fallback[];
  readonly PAGE_SOURCES: readonly PageSources[];
  readonly render: (path: string) => Promise<Page>;
}

/** Without these settings the app does not start, so no page can be rendered (R-1006). */
const REQUIRED = ['VITE_APP_NAME', 'VITE_API_BASE_URL'];
/** The file for every address that has no file or fallback of its own. */
const OTHERS: Fallback = { path: '/*', file: '/200.html' };
/** Not a row of the route table. */
const NOT_FOUND = { id: '', path: '/404', file: '404.html' };
const UNFINISHED = /<template|<!--\$[!?]-->/;
/** For documents whose content depends on the person or address, which search engines must not list. */
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

/** The styles that a page's elements use, and their element for its head. */
function stylesOf({ html, cache }: Page) {
  const server = createEmotionServer(cache);
  const chunks = server.extractCriticalToChunks(html);
  return { server, chunks, names: new Set(chunks.styles.flatMap(({ ids }) => ids)) };
}

/**
 * The style elements of a rendered page. Some styles are only merged into others
 * (MUI's Button passes its own to ButtonBase) and are used by no element. They are
 * listed without their rules, so that the browser does not create them either.
 * @param onElements the styles used by elements of any page. These are not listed without rules, because the
 * browser must create their rules for a later page.
 */
function criticalStyles(
  { cache }: Page,
  { server, chunks }: ReturnType<typeof stylesOf>,
  onElements: ReadonlySet<string>,
): string {
  const handedDown = Object.keys(cache.inserted).filter((id) => !onElements.has(id));
  const elements = server.constructStyleTagsFromChunks({
    html: chunks.html,
    styles: chunks.styles.map((style) =>
      style.key === cache.key ? { ...style, ids: [...style.ids, ...handedDown] } : style,
    ),
  });
  // Emotion leaves marked elements where they are. Otherwise it would move them to the end of the head, and
  // the browser would parse and apply all rules again.
  return elements.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}

/**
 * The origin of the site, for absolute addresses; null when the build has no such
 * setting. @throws Error when it is not http(s)
 */
function originOf(given: unknown): string | null {
  if (typeof given !== 'string' || given.trim() === '') return null;
  const { origin, protocol } = new URL(given.trim());
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`VITE_SITE_ORIGIN is no web address: ${given}`);
  return origin;
}

/** Builds the pages for Node and imports them. */
async function renderer({ root, mode }: ResolvedConfig, folder: string): Promise<Rendered> {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'build/rendering/pages.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as Rendered;
}

/**
 * After the build of the browser's code, renders the public pages to HTML files with their styles inline. It
 * writes the Page Not Found as `404.html`, and the documents of all other addresses.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let bundle: Bundle = {};
  return {
    name: 'visatalent:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, written) {
      bundle = written;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error !== undefined) return;
        const out = resolve(config.root, config.build.outDir);
        const built = await readFile(join(out, 'index.html'), 'utf8');
        const shell = withInlineSheets(built, (address) => readFileSync(join(out, address), 'utf8'));
        const others = shell.replace('</title>', (end) => `${end}${NOT_FOR_SEARCH}`);
        const keepsOffline = String(config.env.VITE_FEATURE_OFFLINE).toLowerCase() !== 'false';
        const missing = REQUIRED.filter((name) => !config.env[name]);
        if (missing.length > 0) {
          await writeFile(join(out, '200.html'), others);
          await writeServiceWorker(config, out, bundle, { files: [], rows: {}, texts: {} }, keepsOffline);
          config.logger.warn(`\nNo page is prerendered: ${missing.join(', ')} not given (see .env.example)`);
          return;
        }
        const cacheFolder = join(config.root, 'node_modules/.cache');
        await mkdir(cacheFolder, { recursive: true });
        // Node caches modules by path, so two builds in one process need different folders.
        const server = await mkdtemp(join(cacheFolder, 'visatalent-prerender-'));
        const rendered = await renderer(config, server);
        const { PRERENDERED, FALLBACKS, PAGE_SOURCES, render } = rendered;
        const modules = pageModules(config.root);
        const sources = PAGE_SOURCES.map(({ id, sources: more, namespaces }) => {
          const { page = [], readAhead = [] } = modules.get(id) ?? {};
          // The check of the session comes first, because nothing of some pages is shown before it.
          return { id, sources: [...more, ...page, ...readAhead], namespaces };
        });
        const files = pageFiles(bundle, config.root, sources);
        const sheetsOfSource = sheetsOf(bundle, config.root);
        const own = await writeFrames({
          config,
          out,
          shell: others,
          rendered,
          files,
          sheetsOf: (id) => [...new Set((modules.get(id)?.page ?? []).flatMap(sheetsOfSource))],
        });
        await writeServiceWorker(config, out, bundle, files, keepsOffline);
        const siteName = String(config.env.VITE_APP_NAME ?? 'VisaTalent');
        const origin = originOf(config.env.VITE_SITE_ORIGIN);
        await writeFile(join(out, '_redirects'), redirectsFile([...own, ...FALLBACKS, OTHERS]));
        const pages: {
          id: string;
          path: string;
          fileName: string;
          page: Page;
          own: ReturnType<typeof stylesOf>;
        }[] = [];
        for (const { id, path, file } of [...PRERENDERED, NOT_FOUND]) {
          const page = await render(path);
          pages.push({ id, path, fileName: file, page, own: stylesOf(page) });
        }
        const onElements = new Set(pages.flatMap(({ own }) => [...own.names]));
        for (const { id, path, fileName, page, own: styles } of pages) {
          const { html, page: name, switches, title, description, hidden } = page;
          // The marks that React leaves when it gave up waiting: the page would be incomplete.
          if (UNFINISHED.test(html)) throw new Error(`${path} was rendered without its content`);
          // A path with parameters is not the address of one page.
          const own = path.includes(':') ? null : origin;
          const needed = filesOfPages(files, [id]);
          const withFiles = needed.files.length === 0 ? shell : withPageFiles(shell, needed);
          const facts = { title, description, siteName, path, origin: own, hidden };
          const named = withFacts(withFiles, facts, path.includes(':'));
          const early = EARLY_SCRIPTS[id];
          const script = early === undefined ? '' : await inlineCode(config, early);
          const content = { html, styles: criticalStyles(page, styles, onElements), name, switches, script };
          await write(out, fileName, withContent(named, content));
        }
        if (origin !== null) {
          await writeFile(join(out, 'sitemap.xml'), sitemapText(origin, listedPaths(pages)));
          const robots = join(out, 'robots.txt');
          await writeFile(robots, withSitemap(await readFile(robots, 'utf8'), origin));
        }
        await rm(server, { recursive: true, force: true });
      },
    },
  };
}
