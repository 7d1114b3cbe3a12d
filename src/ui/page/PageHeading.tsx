import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from './documentTitle';
import { GradientText } from '@/ui/text/GradientText';
import { useRouteHead } from './useRoute';
import './page.css';

/** Told when the heading of a page is there, so that the layout can move the focus to it and announce it. */
export type OnHeading = (heading: { element: HTMLElement; title: string; pathname: string }) => void;
export const PageHeadingContext = createContext<OnHeading>(() => undefined);

interface PageHeadingProps {
  /** What the heading says; the title when not given. */
  children?: ReactNode;
  /** The page's name for the title bar and the announcement, where it is not the title of its row (src/routing/routes.ts). */
  title?: string | undefined;
  /** One line under the heading, or null. Default: the summary of its row, where it has the row's title. */
  lead?: ReactNode;
  /** The page's own actions, at the end of the line or under it. */
  actions?: ReactNode;
  /** `hero` for the home page's large sentence. */
  size?: 'page' | 'hero';
  align?: 'start' | 'center';
}

/** The one level-1 heading of a page: names the document and takes the focus after a navigation. */
export function PageHeading({
  children,
  title: given,
  lead: givenLead,
  actions,
  size = 'page',
  align = 'start',
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
    <div className={align === 'center' ? 'vt-heading centred' : 'vt-heading'}>
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
