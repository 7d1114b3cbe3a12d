import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { startApp } from '@/app/createApp';
import { EARLY_PLACES } from '@/app/earlyPlaces';
import { descriptionOf } from './descriptions';
import { pageNameAt } from '@/app/pages';
import { ownDocuments as documentsOf } from './ownDocuments';
import { areaIsOnIn } from '@/config/areas';
import { type Config, config, parseConfig } from '@/config/env';
import { AREAS, type Area, settingOf } from '@/config/switches';
import { openApp } from '@/runtime/app';
import { hostFallbacks } from './hostFallbacks';
import { matchRoute } from '@/routing/matchRoute';
import { type PageId, pageRowOf, ROUTE_IDS, type RouteId, ROUTES } from '@/routing/routes';
import { EarlyFrame } from '@/layout/EarlyFrame';
import { createAppCache } from '@/theme/emotionCache';
import { renderedTitle } from '@/ui/page/PageHeading';

export { PAGE_SOURCES } from './pageSources';

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The public pages that get an HTML file at build time, from the route table: the path that is rendered, and
 * the file, for hosts that look for `/about.html` when `/about` is requested.
 */
export const PRERENDERED: readonly {
  readonly id: RouteId;
  readonly path: string;
  readonly file: string;
}[] = ROUTE_IDS.flatMap((id) => {
  const { path, prerendered } = ROUTES[id];
  if (prerendered === undefined) return [];
  return [{ id, path, file: prerendered === true ? fileOf(path) : prerendered }];
});

/** The files that the host serves for addresses without a file of their own (deploy/site.mjs). */
export const FALLBACKS = hostFallbacks(ROUTES);

/** There is no document. There is no storage either, because that of Node belongs to nobody. */
const NOWHERE = { document: undefined, storage: () => undefined } as const;

/** Records which switches of the deployment the page reads. */
function watched(features: Config['features'], asked: Set<Area>): Config['features'] {
  return new Proxy(features, {
    get: (of, name: Area) => {
      if (AREAS.includes(name)) asked.add(name);
      return of[name];
    },
  });
}

const given = (): Config => parseConfig({ ...import.meta.env }, import.meta.env.PROD);

/** The markup for an address without a prerendered page, until the app has rendered it. */
export const earlyFrame = (id?: PageId): string =>
  renderToString(<EarlyFrame name={given().appName} page={id && EARLY_PLACES[id]?.place} />);

/** The documents of pages that belong to a person. */
export const ownDocuments = () => documentsOf(given().features);

/**
 * A page as a visitor first sees it: signed out, in English, with the default preferences. The browser
 * hydrates exactly this markup, so nothing here may depend on the time, on chance or on the browser.
 */
export async function render(path: string) {
  const asked = new Set<Area>();
  const built = given();
  const app = openApp(NOWHERE);
  app.states.set(config, { ...built, features: watched(built.features, asked) });
  await startApp(app, path);
  const cache = createAppCache();
  // Emotion then keeps every rule that it creates, for the critical styles.
  cache.compat = true;
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(<App app={app} Router={Router} cache={cache} />);
  const id = matchRoute(path)?.id;
  const area = id === undefined ? undefined : pageRowOf(id).area;
  return {
    html,
    cache,
    page: pageNameAt(path),
    // The page depends on these switches. If a deployment sets them differently, the page is not shown.
    switches: [...asked].map((area) => `${settingOf(area)}=${String(built.features[area])}`).join(' '),
    title: renderedTitle(),
    description: descriptionOf(id),
    hidden: id === undefined || pageRowOf(id).unlisted === true,
    isOn: area === undefined || areaIsOnIn(built.features, area),
  };
}
