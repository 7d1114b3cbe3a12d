import { startTransition, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { namespaceOf, routeText } from '@/i18n/textKey';
import { PageSkeleton } from '@/ui/loading/Skeletons';
import { ComingHead, type ComingHeadProps } from '@/ui/page/ComingHead';
import { comingHeadAt, pageAt } from './pages';

/** A title and summary, the path of their page, and the place of its first data. */
export interface EarlyHead extends ComingHeadProps {
  readonly path: string;
  readonly place: HTMLElement | null;
  /** The person whose data they are. */
  readonly userId: string | undefined;
}

/**
 * The title and summary that the HTML document shows before the first render (build/earlyHead.ts); undefined
 * if they belong to another path.
 */
export function earlyHead(pathname: string): EarlyHead | undefined {
  if (typeof document === 'undefined') return undefined;
  const head = document.querySelector<HTMLElement>('.vt-early .vt-coming-head');
  if (head === null || head.dataset.path !== pathname) return undefined;
  return {
    path: pathname,
    title: head.querySelector('.vt-h2')?.textContent ?? '',
    summary: head.querySelector('.vt-heading-lead')?.textContent ?? undefined,
    place: document.querySelector<HTMLElement>('.vt-early [data-early-page]'),
    userId: document.documentElement.dataset.earlyUser,
  };
}

interface ComingPageProps {
  /** What the HTML document has shown of this page. */
  readonly early: ComingHeadProps | undefined;
  readonly onReady: () => void;
}

/**
 * The fallback while a page's code is loaded, which takes half a second and more on a slow phone. The title
 * and summary are shown as soon as their texts are loaded; if the HTML document already shows them, they
 * stay. Assistive technology is told that the page is loading.
 */
export function ComingPage({ early, onReady }: ComingPageProps) {
  const { pathname } = useLocation();
  const row = comingHeadAt(pathname);
  const ready = useEffectEvent(() => startTransition(onReady));
  useEffect(() => {
    void pageAt(pathname)
      .preload()
      .then(ready, () => undefined);
  }, [pathname]);
  const { t, ready: hasTexts } = useTranslation(row === undefined ? ['ui'] : ['ui', namespaceOf(row.title)], {
    useSuspense: false,
  });
  const inTexts = (key: string) => t(routeText(key));
  const head: ComingHeadProps | undefined =
    row !== undefined && hasTexts
      ? {
          title: inTexts(row.title),
          summary: row.summary === undefined ? undefined : inTexts(row.summary),
        }
      : early;
  const narrow = row?.narrow ?? false;
  if (head === undefined) return <PageSkeleton narrow={narrow} />;
  // The new key mounts a new skeleton below the title: moving the existing one would be a layout shift.
  return <PageSkeleton key="known" narrow={narrow} head={<ComingHead {...head} />} />;
}
