import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { TOP_BAR_HEIGHT } from '@/config/themes';
import { prefetchWhenIdle } from '@/ui/loading/lazyDialog';
import { BesidePages } from '@/ui/page/BesidePages';
import { Footer } from './Footer';
import { languageMenu, navDrawer, profileMenu } from './menus';
import { PageProgress } from './PageProgress';
import { RouteAnnouncer } from './RouteAnnouncer';
import { MAIN_ID, SkipLink } from './SkipLink';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';
import { Scroll } from './Scroll';

/** What surrounds every page: skip link, bar, the page itself, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useEffect(
    () => prefetchWhenIdle([() => languageMenu.load(), () => navDrawer.load(), () => profileMenu.load()]),
    [],
  );
  return (
    <RouteAnnouncer>
      <Scroll />
      <SkipLink />
      <TopBar />
      <Box
        component="main"
        className="vt-gradient-head"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{
          // The footer begins below the first screen, so nothing jumps while a page is on its way.
          minHeight: {
            xs: `calc(100dvh - ${TOP_BAR_HEIGHT.small}px)`,
            md: `calc(100dvh - ${TOP_BAR_HEIGHT.wide}px)`,
          },
          outline: 'none',
        }}
      >
        {children}
      </Box>
      <BesidePages />
      <Footer />
      <StorageNotice />
      <PageProgress />
    </RouteAnnouncer>
  );
}
