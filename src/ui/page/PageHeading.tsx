import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from './documentTitle';
import { GradientText } from '@/ui/text/GradientText';
import { useRouteTitle } from './useRoute';
import { measure } from '@/ui/text/measure';

/** Told when the heading of a page is there, so that the layout can move the focus to it and announce it. */
export type OnHeading = (heading: { element: HTMLElement; title: string; pathname: string }) => void;
export const PageHeadingContext = createContext<OnHeading>(() => undefined);

interface PageHeadingProps {
  /** What the heading says; the title when not given. */
  children?: ReactNode;
  /** The page's name for the title bar and the announcement, where it is not the title of its row (src/config/routes.ts). */
  title?: string | undefined;
  /** One line under the heading. */
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
  lead,
  actions,
  size = 'page',
  align = 'start',
}: PageHeadingProps) {
  const ofRow = useRouteTitle();
  const title = given ?? ofRow;
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const onHeading = useContext(PageHeadingContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (heading.current !== null) onHeading({ element: heading.current, title, pathname });
  }, [onHeading, title, pathname]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: align === 'center' ? 'center' : 'space-between',
        gap: 2,
        textAlign: align,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Box
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            typography: size === 'hero' ? 'h1' : 'h2',
            margin: 0,
            overflowWrap: 'anywhere',
            textWrap: 'balance',
            outline: 'none',
          }}
        >
          <GradientText>{children ?? title}</GradientText>
        </Box>
        {lead !== undefined && (
          <Box
            component="p"
            sx={{
              margin: 0,
              marginBlockStart: 1,
              marginInline: align === 'center' ? 'auto' : 0,
              maxWidth: measure(68),
              color: 'text.secondary',
              textWrap: 'pretty',
            }}
          >
            {lead}
          </Box>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
