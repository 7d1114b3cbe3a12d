import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { createApp } from '@/app/createApp';
import { descriptionOf, HIDDEN_PAGES } from '@/app/descriptions';
import { pageNameAt, routeAt } from '@/app/pages';
import { ROUTE_IDS, ROUTES } from '@/config/routes';
import { createAppCache } from '@/theme/emotionCache';
import { renderedTitle } from './ui/page/documentTitle';

/** The public pages that get an HTML file of their own at build time, from the route table. */
export const PRERENDERED: readonly string[] = ROUTE_IDS.filter((id) => ROUTES[id].prerendered).map(
  (id) => ROUTES[id].path,
);

/** No document, and no storage either: Node has one that is nobody's. */
const NOWHERE = { document: undefined, storage: () => undefined } as const;

/**
 * A page as a visitor first sees it: signed out, in English, with the default preferences. The browser takes over
 * this very markup, so nothing here may depend on the time, on chance or on the browser.
 */
export async function render(path: string) {
  const app = await createApp(NOWHERE, path);
  const cache = createAppCache();
  // emotion then keeps every rule that it makes, for the critical styles.
  cache.compat = true;
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(<App app={app} Router={Router} cache={cache} />);
  const id = routeAt(path);
  return {
    html,
    cache,
    page: pageNameAt(path),
    title: renderedTitle(),
    description: descriptionOf(id),
    hidden: HIDDEN_PAGES.includes(id),
  };
}
