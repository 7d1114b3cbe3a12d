import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageRowOf } from '@/routing/routes';
import { routeText } from '@/i18n/textKey';
import { useWho } from '@/layout/useWho';
import { useBrowserValue } from '@/runtime/useBrowserValue';
import { read } from '@/storage/browserStorage';
import { results } from '@/storage/keys';
import { AppLink } from '@/ui/page/AppLink';
import { useAnyText, useRoute } from '@/ui/page/useRoute';
import './breadcrumb.css';
import { type Crumb, crumbsOf } from './crumbs';

/** The query string of the job list that this tab showed last. */
const lastResults = (): string | null => read(results)?.address ?? null;
const none = () => null;

/** The links to the pages above the current one. */
function useCrumbs(): readonly Crumb[] {
  const { viewer } = useWho();
  const { search } = useLocation();
  const route = useRoute();
  const list = useBrowserValue(lastResults, none);
  return route === undefined ? [] : crumbsOf(viewer, route, { search, list });
}

/** The breadcrumb: links to the pages above. Its row has its height from the first frame on. */
export function Breadcrumb() {
  const { t } = useTranslation('layout');
  const route = useRoute();
  const crumbs = useCrumbs();
  if (route === undefined || crumbs.length === 0) return null;
  const column = pageRowOf(route.id).narrow ? 'vt-content narrow' : 'vt-content';
  return (
    <div className={`${column} vt-crumbs vt-no-print`}>
      <nav aria-label={t('breadcrumb')}>
        <Suspense>
          <Links crumbs={crumbs} />
        </Suspense>
      </nav>
      <div className="vt-crumbs-end" />
    </div>
  );
}

function Links({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const say = useAnyText(crumbs.map(({ label }) => label));
  return (
    <ol>
      {crumbs.map(({ to, label }) => (
        <li key={to}>
          <AppLink to={to}>
            <svg viewBox="0 0 24 24" className="vt-mirror" aria-hidden>
              <path d="M20 12H5m6-6-6 6 6 6" />
            </svg>
            {say(routeText(label))}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
