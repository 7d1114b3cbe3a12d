import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Fallback } from '../deploy/redirects.d.mts';
import type { PageSources } from '../src/app/pageSources.ts';
import { redirectsFile } from '../deploy/redirects.mjs';
import { type Bundle, filesOfPage, pageFiles } from './pageFiles.ts';
import { pageModules } from './pageModules.ts';
import { earlyHeadScript, headFile, type PageHeads } from './earlyHead.ts';
import { inlineCode } from './inlineCode.ts';
import { withContent, withEarlyFrame, withFacts, withInlineSheets } from './page.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { sitemapText, withSitemap } from './search.ts';
import { withPageFiles } from './shell.ts';

interface Page {
  readonly html: string;
  readonly cache: EmotionCache;
  readonly page: string;
  readonly switches: string;
  readonly title: string;
  readonly description: string;
  readonly hidden: boolean;
  /** False where the deployment has switched it off. */
  readonly isOn: boolean;
}
interface Rendered {
  readonly PRERENDERED: readonly { readonly id: string; readonly path: string; readonly file: string }[];
  readonly FALLBACKS: readonly Fallback[];
  readonly PAGE_SOURCES: readonly PageSources[];
  readonly earlyFrame: () => string;
  readonly earlyHeads: () => Promise<readonly (readonly [language: string, heads: PageHeads])[]>;
  readonly render: (path: string) => Promise<Page>;
}

/** Without these the app starts nothing, so there is no page to render (R-1006). */
const REQUIRED = ['VITE_APP_NAME', 'VITE_API_BASE_URL'];
/** What a page's document does before there is any code of the app, by its path. */
const EARLY_SCRIPTS: Readonly<Record<string, string>> = { '/jobs/:job': 'build/early/job.ts' };
/** What answers every address that no file and no other line answers. */
const OTHERS: Fallback = { path: '/*', file: '/200.html' };
/** No row of the route table. */
const NOT_FOUND = { id: '', path: '/404', file: '404.html' };
const UNFINISHED = /<template|<!--\$[!?]-->/;
/** Looked for by search engines on no address: what stands there depends on the person. */
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

/** The styles that stand on elements of a page, and their element in its head. */
function stylesOf({ html, cache }: Page) {
  const server = createEmotionServer(cache);
  const chunks = server.extractCriticalToChunks(html);
  return { server, chunks, names: new Set(chunks.styles.flatMap(({ ids }) => ids)) };
}

/**
 * The styles of the rendered page. A style that only went into another one (MUI's Button hands its own down to
 * ButtonBase) stands on no element: it is listed without its rules, so that the browser does not make them either.
 * @param onElements what stands on elements of any page. Such a style is not listed where it only went into another
 *   one: a later page has it on an element, and the browser must make its rules then.
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
  // Marked as being in their place: emotion would put them at the end of the head, and the browser would read and
  // apply them all again.
  return elements.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}

/** The origin that the site will have, for addresses that must be whole; null when the build is not told. */
function originOf(given: unknown): string | null {
  if (typeof given !== 'string' || given.trim() === '') return null;
  const { origin, protocol } = new URL(given.trim());
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`VITE_SITE_ORIGIN is no web address: ${given}`);
  return origin;
}

/** Builds the pages for Node and loads them. */
async function renderer({ root, mode }: ResolvedConfig, folder: string): Promise<Rendered> {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as Rendered;
}

/** The shell of the addresses without a page of their own: with the bar, and, for a session, the head of the page. */
async function withFrame(shell: string, { earlyFrame, earlyHeads }: Rendered, out: string): Promise<string> {
  const files: Record<string, string> = {};
  for (const [language, heads] of await earlyHeads()) {
    const { address, text } = headFile(language, heads);
    await writeFile(join(out, address), text);
    files[language] = address;
  }
  return withEarlyFrame(shell, earlyFrame(), earlyHeadScript(files));
}

/**
 * After the build of the browser's code, renders the public pages into HTML files with all their styles inside,
 * writes the not-found page as `404.html` and the bare shell as `200.html`, for every other address.
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
        // A folder of its own: Node keeps modules by their address, and two builds in one process must not meet.
        const server = await mkdtemp(join(cacheFolder, 'visatalent-prerender-'));
        const rendered = await renderer(config, server);
        const { PRERENDERED, FALLBACKS, PAGE_SOURCES, render } = rendered;
        const modules = pageModules(config.root);
        const sources = PAGE_SOURCES.map(({ id, sources: more, namespaces }) => {
          const { page = [], readAhead = [] } = modules.get(id) ?? {};
          return { id, sources: [...page, ...readAhead, ...more], namespaces };
        });
        const files = pageFiles(bundle, config.root, sources);
        await writeFile(join(out, '200.html'), await withFrame(withPageFiles(others, files), rendered, out));
        await writeServiceWorker(config, out, bundle, files, keepsOffline);
        const siteName = String(config.env.VITE_APP_NAME ?? 'VisaTalent');
        const origin = originOf(config.env.VITE_SITE_ORIGIN);
        await writeFile(join(out, '_redirects'), redirectsFile([...FALLBACKS, OTHERS]));
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
          // What React leaves where it gave up waiting: the page would come without its content.
          if (UNFINISHED.test(html)) throw new Error(`${path} was rendered without its content`);
          // A path with parameters is the address of no page.
          const own = path.includes(':') ? null : origin;
          const needed = filesOfPage(files, id);
          const withFiles = needed.files.length === 0 ? shell : withPageFiles(shell, needed);
          const facts = { title, description, siteName, path, origin: own, hidden };
          const named = withFacts(withFiles, facts, path.includes(':'));
          const early = EARLY_SCRIPTS[path];
          const script = early === undefined ? '' : await inlineCode(config, early);
          const file = join(out, fileName);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(
            file,
            withContent(named, {
              html,
              styles: criticalStyles(page, styles, onElements),
              name,
              switches,
              script,
            }),
          );
        }
        if (origin !== null) {
          const listed = pages.filter(({ path, page }) => !path.includes(':') && !page.hidden && page.isOn);
          const paths = listed.map(({ path }) => path);
          await writeFile(join(out, 'sitemap.xml'), sitemapText(origin, paths));
          const robots = join(out, 'robots.txt');
          await writeFile(robots, withSitemap(await readFile(robots, 'utf8'), origin));
        }
        await rm(server, { recursive: true, force: true });
      },
    },
  };
}
