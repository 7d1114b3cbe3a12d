import { type ReactNode, useEffect } from 'react';
import { prefetchWhenIdle } from '@/ui/loading/lazyDialog';
import { BesidePages } from '@/ui/page/BesidePages';
import { Footer } from './Footer';
import './layout.css';
import { Breadcrumb } from './breadcrumb/Breadcrumb';
import { DeskPlace } from './DeskPlace';
import { languageMenu, navDrawer, profileMenu } from './menus';
import { PalettePlace } from './palette/PalettePlace';
import { PageProgress } from './PageProgress';
import { KeysPlace } from './shortcuts/KeysPlace';
import { SecondNavigation } from './SecondNavigation';
import { RouteAnnouncer } from './RouteAnnouncer';
import { MAIN_ID, SkipLink } from './SkipLink';
import { StorageNotice } from './StorageNotice';
import { TopBar } from './TopBar';
import { Scroll } from './Scroll';

/** Everything around the pages: skip link, bar, navigation, footer and notices. */
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
      <div className="vt-body">
        <SecondNavigation />
        <main className="vt-main vt-gradient-head" id={MAIN_ID} tabIndex={-1}>
          <Breadcrumb />
          {children}
        </main>
      </div>
      <BesidePages />
      <DeskPlace />
      <PalettePlace />
      <KeysPlace />
      <Footer />
      <StorageNotice />
      <PageProgress />
    </RouteAnnouncer>
  );
}
