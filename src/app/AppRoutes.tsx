import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ALIASES, pathOf, ROUTE_IDS } from '@/config/routes';
import { Layout } from '@/layout/Layout';
import { RouteGuard } from '@/identity/guards/RouteGuard';
import { PageSkeleton } from '@/ui/loading/Skeletons';
import { PageBoundary } from './PageBoundary';
import { NOT_FOUND, PAGES } from './pages';

/** Nothing of a page is rendered before the guard let it through; a page that breaks leaves the layout standing. */
function GuardedPage() {
  return (
    <RouteGuard>
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </RouteGuard>
  );
}

/** Line breaks as an address writes them: LF, CR, and the separators of lines and paragraphs. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/** The routes, derived from the route table (src/config/routes.ts) and the pages beside this file. */
export function AppRoutes() {
  const location = useLocation();
  // The router's `*` matches no line break, so such an address would show nothing at all.
  const pathname = location.pathname.replace(LINE_BREAKS, '%20');
  return (
    <Routes {...(pathname === location.pathname ? {} : { location: { ...location, pathname } })}>
      <Route element={<Layout />}>
        <Route element={<GuardedPage />}>
          {ROUTE_IDS.map((id) => {
            const { Page } = PAGES[id];
            return <Route key={id} path={pathOf(id)} element={<Page />} />;
          })}
          {Object.entries(ALIASES).map(([path, id]) => (
            <Route key={path} path={path} element={<Navigate to={pathOf(id)} replace />} />
          ))}
          <Route path="*" element={<NOT_FOUND.Page />} />
        </Route>
      </Route>
    </Routes>
  );
}
