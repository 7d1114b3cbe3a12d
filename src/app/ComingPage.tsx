import { startTransition, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { areaOf, routeText } from '@/i18n/textKey';
import { PageSkeleton } from '@/ui/loading/Skeletons';
import { GradientText } from '@/ui/text/GradientText';
import { comingHeadAt, pageAt } from './pages';

/**
 * What stands in the place of a page while its code is loaded. On a slow phone that is half a second and more, so the
 * page's title and summary are shown as soon as their texts are there. They are hidden from assistive technology, which
 * hears that the page is loading: the heading that it may move to comes with the page.
 */
export function ComingPage({ onReady }: { readonly onReady: () => void }) {
  const { pathname } = useLocation();
  const row = comingHeadAt(pathname);
  const ready = useEffectEvent(() => startTransition(onReady));
  useEffect(() => {
    void pageAt(pathname)
      .preload()
      .then(ready, () => undefined);
  }, [pathname]);
  const { t, ready: hasTexts } = useTranslation(row === undefined ? ['ui'] : ['ui', areaOf(row.title)], {
    useSuspense: false,
  });
  if (row === undefined || !hasTexts) return <PageSkeleton />;
  const { title, summary, head } = row;
  const isBelow = head === 'belowWayBack';
  return (
    <PageSkeleton
      // Anew below the words: shapes that moved for them would be a layout shift.
      key="known"
      narrow={isBelow}
      head={
        <div aria-hidden className={isBelow ? 'vt-coming-head below' : 'vt-coming-head'}>
          <div className="vt-h2">
            <GradientText>{t(routeText(title))}</GradientText>
          </div>
          {summary !== undefined && <p className="vt-heading-lead">{t(routeText(summary))}</p>}
        </div>
      }
    />
  );
}
