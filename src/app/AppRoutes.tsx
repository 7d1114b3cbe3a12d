import { Suspense, useEffect, useReducer } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchRoute } from '@/routing/matchRoute';
import { pageRowOf, pathOf, ROUTES, type RouteId } from '@/routing/routes';
import { RouteGuard } from '@/identity/guards/RouteGuard';
import { Layout } from '@/layout/Layout';
import { ComingPage } from './ComingPage';
import { replayInput } from './earlyInput';
import { PageBoundary } from './PageBoundary';
import { pageOf } from './pages';

/** The page of an address. Another address with other parameters begins anew: nothing of one record stays for the next. */
function CurrentPage() {
  const route = matchRoute(useLocation().pathname);
  if (route === undefined) {
    const NotFound = pageOf(undefined).Page;
    return <NotFound />;
  }
  const row = ROUTES[route.id];
  if (row.sameAs !== undefined && row.redirects)
    return <Navigate to={pathOf(row.sameAs as RouteId)} replace />;
  const { Page } = pageOf(route.id);
  return <Page key={pageRowOf(route.id).ownKey ? route.id : JSON.stringify(route)} />;
}

/** Beside the page, so that its effect comes when the page is there and listens. */
function EarlyInput() {
  useEffect(() => void replayInput(), []);
  return null;
}

/**
 * What stands between the layout's bar and its footer, by the route table (src/routing/routes.ts). Nothing of a page is
 * rendered before the guard let it through; a page that breaks leaves the layout standing.
 */
export function AppRoutes() {
  const [, showPage] = useReducer((times: number) => times + 1, 0);
  return (
    <Layout>
      <RouteGuard>
        <PageBoundary>
          <Suspense fallback={<ComingPage onReady={showPage} />}>
            <CurrentPage />
            <EarlyInput />
          </Suspense>
        </PageBoundary>
      </RouteGuard>
    </Layout>
  );
}
