import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@/config/env';
import { appState } from '@/runtime/app';
import { GradientText } from '@/ui/text/GradientText';
import { useRouteHead } from './useRoute';
import './page.css';

/**
 * Removes the isolates around texts that fell back to English (src/i18n): a title bar does not handle them.
 */
const ISOLATES = /[\u2066-\u2069]/g;

/** `'<page> · VisaTalent'` (R-1057). */
const documentTitle = (page: string): string => `${page.replace(ISOLATES, '')} · ${config().appName}`;

const rendered = appState(() => ({ title: '' }));
/** The title of the page that was rendered last, if there is no document: for prerendering. */
export const renderedTitle = (): string => rendered().title;
function rememberTitle(page: string): void {
  if (typeof document === 'undefined') rendered().title = documentTitle(page);
}

/** Keeps the document's title up to date while the page is shown, also when the language changes. */
function useDocumentTitle(page: string): void {
  rememberTitle(page);
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}

/** Called when the heading of a page is mounted, so that the layout can focus and announce it. */
export type OnHeading = (heading: { element: HTMLElement; title: string; pathname: string }) => void;
export const PageHeadingContext = createContext<OnHeading>(() => undefined);

interface PageHeadingProps {
  /** The text of the heading; by default the title. */
  children?: ReactNode;
  /**
   * The name of the page for the title bar and the announcement; by default the title in the route table
   * (src/routing/routes.ts).
   */
  title?: string | undefined;
  /**
   * One line below the heading, or null. Default: the summary in the route table, if the title is from there
   * too.
   */
  lead?: ReactNode;
  /** Buttons of the page, at the end of the heading's line or below it. */
  actions?: ReactNode;
  /** `hero` for the large heading of the home page. */
  size?: 'page' | 'hero';
}

/** The only level-1 heading of a page. It sets the document title and gets the focus after a navigation. */
export function PageHeading({
  children,
  title: given,
  lead: givenLead,
  actions,
  size = 'page',
}: PageHeadingProps) {
  const ofRow = useRouteHead();
  const title = given ?? ofRow.title;
  const isOfRow = given === undefined && children === undefined;
  const lead = givenLead === undefined && isOfRow ? ofRow.summary : givenLead;
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const onHeading = useContext(PageHeadingContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (heading.current !== null) onHeading({ element: heading.current, title, pathname });
  }, [onHeading, title, pathname]);

  return (
    <div className="vt-heading">
      <div>
        <h1 ref={heading} tabIndex={-1} className={size === 'hero' ? 'vt-h1' : 'vt-h2'}>
          <GradientText>{children ?? title}</GradientText>
        </h1>
        {lead !== undefined && lead !== null && <p className="vt-heading-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="vt-heading-actions">{actions}</div>}
    </div>
  );
}
