import { Suspense, useEffect, useReducer, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchRoute } from '@/routing/matchRoute';
import { pageRowOf, pathOf, ROUTES, type RouteId } from '@/routing/routes';
import { RouteGuard } from '@/identity/guards/RouteGuard';
import { Layout } from '@/layout/Layout';
import { useWho } from '@/layout/useWho';
import { EarlyPageContext, EarlyPart } from '@/ui/loading/EarlyPage';
import { ComingHead } from '@/ui/page/ComingHead';
import { Content } from '@/ui/page/Section';
import { ComingPage, type EarlyHead, earlyHead } from './ComingPage';
import { replayInput } from './earlyInput';
import { PageBoundary } from './PageBoundary';
import { comingHeadAt, pageOf } from './pages';

/**
 * The page of the current address. Other path parameters mount a new instance, so
 * that no state of one record remains for the next.
 */
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

/** A sibling of the page, so that its effect runs after the page has mounted. */
function EarlyInput() {
  useEffect(() => void replayInput(), []);
  return null;
}

const EarlyContent = ({ path, title, summary }: EarlyHead) => (
  <Content narrow={comingHeadAt(path)?.narrow ?? false}>
    <ComingHead title={title} summary={summary} />
    <EarlyPart otherwise={null} />
  </Content>
);

/**
 * The page of the address. The guard comes first, so that nothing of a forbidden page is rendered. An error in a
 * page leaves the layout intact.
 */
function GuardedPage() {
  const [, showPage] = useReducer((times: number) => times + 1, 0);
  const { pathname } = useLocation();
  const { user } = useWho();
  const [early, setEarly] = useState(() => earlyHead(pathname));
  // It belongs to the first page only.
  if (early !== undefined && early.path !== pathname) setEarly(undefined);
  const place = early !== undefined && early.userId === user?.id ? early.place : null;
  return (
    <EarlyPageContext value={place}>
      <RouteGuard early={early && <EarlyContent {...early} />}>
        <PageBoundary>
          <Suspense fallback={<ComingPage early={early} onReady={showPage} />}>
            <CurrentPage />
            <EarlyInput />
          </Suspense>
        </PageBoundary>
      </RouteGuard>
    </EarlyPageContext>
  );
}

/**
 * The layout around the page of the address (routes: src/routing/routes.ts). Only the page reads the address here,
 * so that a changed address does not render the whole layout again.
 */
export function AppRoutes() {
  return (
    <Layout>
      <GuardedPage />
    </Layout>
  );
}
