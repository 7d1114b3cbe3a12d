import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { build, type Plugin, type ResolvedConfig } from 'vite';

interface Rendered {
  readonly PRERENDERED: readonly string[];
  readonly render: (path: string) => Promise<{ html: string; cache: EmotionCache; page: string }>;
}

const ROOT = '<div id="root"></div>';
const UNFINISHED = /<template|<!--\$[!?]-->/;
const HEAD_END = '</head>';
/** The file of a path, for hosts that look for `/about.html` when asked for `/about`. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function criticalStyles(html: string, cache: EmotionCache): string {
  const server = createEmotionServer(cache);
  return server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html));
}

/**
 * After the build of the browser's code, renders the public pages into HTML files with their critical styles, writes
 * the not-found page as `404.html` and the bare shell as `200.html`, for every other address.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'visatalent:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error !== undefined) return;
        const out = resolve(config.root, config.build.outDir);
        const cacheFolder = join(config.root, 'node_modules/.cache');
        await mkdir(cacheFolder, { recursive: true });
        // A folder of its own: Node keeps modules by their address, and two builds in one process must not meet.
        const server = await mkdtemp(join(cacheFolder, 'visatalent-prerender-'));
        await build({
          root: config.root,
          mode: config.mode,
          logLevel: 'warn',
          build: {
            ssr: 'src/prerender.tsx',
            outDir: server,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
          },
          ssr: { noExternal: true },
        });
        const entry = pathToFileURL(join(server, 'prerender.mjs')).href;
        const { PRERENDERED, render } = (await import(entry)) as Rendered;
        const shell = await readFile(join(out, 'index.html'), 'utf8');
        if (!shell.includes(ROOT)) throw new Error('The shell has no empty root element to render into');
        await writeFile(join(out, '200.html'), shell);
        for (const path of [...PRERENDERED, '/404']) {
          const { html, cache, page: name } = await render(path);
          // What React leaves where it gave up waiting: the page would come without its content.
          if (UNFINISHED.test(html)) throw new Error(`${path} was rendered without its content`);
          const page = shell
            .replace(HEAD_END, () => `${criticalStyles(html, cache)}${HEAD_END}`)
            .replace(ROOT, () => `<div id="root" data-page="${name}">${html}</div>`);
          const file = join(out, fileOf(path));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, page);
        }
        await rm(server, { recursive: true, force: true });
      },
    },
  };
}
