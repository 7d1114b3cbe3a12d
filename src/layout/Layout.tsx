import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { useSession } from '@/identity/identity';
import { useAppState } from '@/runtime/AppScope';
import { endAll, listen } from '@/runtime/listen';
import { onForgetful } from '@/storage/browserStorage';
import { LazyDialog, prefetchWhenIdle, useArrival, useLazyDialog } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';
import { BesidePages } from '@/ui/page/BesidePages';
import { useIsPageLoading } from '@/ui/page/comingPage';
import { useToast } from '@/ui/toast/Toasts';
import { Footer } from './Footer';
import './layout.css';
import './connection.css';
import { Breadcrumb } from './breadcrumb/Breadcrumb';
import { desk, languageMenu, navDrawer, palette, paletteRequests, profileMenu, secondMenu } from './menus';
import { askWhileWaiting, isSomethingWaiting } from './outbox/leaving';
import { isCovered } from './overlays';
import { KeysPlace } from './shortcuts/KeysPlace';
import { useShell } from './shell';
import { RouteAnnouncer } from './RouteAnnouncer';
import { MAIN_ID, SkipLink } from './SkipLink';
import { OfflineNotice } from './OfflineNotice';
import { TopBar } from './TopBar';
import { Scroll } from './Scroll';
import { useMissingChunk } from './useMissingChunk';

/** Whether a key press opens 'Search pages': Ctrl+K, or ⌘K on Apple keyboards. */
const asksForPalette = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  // If the key types a letter of another script, its position on the keyboard counts.
  (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key))) &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.repeat;

/** Opens 'Search pages' by its key and its buttons. Its code is loaded when it is first opened. */
function PalettePlace() {
  const isOn = areaIsOn('palette');
  const { subscribe } = useAppState(paletteRequests);
  const dialog = useLazyDialog(palette, useMissingChunk());
  const { show } = dialog;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: Event) => {
      if (!asksForPalette(event) || isCovered()) return;
      event.preventDefault();
      show();
    };
    return endAll(listen(document, ['keydown'], onKey), subscribe(show));
  }, [isOn, show, subscribe]);
  return <LazyDialog of={dialog} />;
}

const STORAGE_NOTICE_TIME = 8000;

/** Shows once that this browser stores nothing (F-039, F-040). */
function StorageNotice() {
  const { t } = useTranslation('layout');
  const toast = useToast();
  const showNotice = useEffectEvent(() =>
    toast({ kind: 'info', message: t('storage.forgetful'), duration: STORAGE_NOTICE_TIME }),
  );
  useEffect(() => onForgetful(() => showNotice()), []);
  return null;
}

const pulse = keyframes`50% { opacity: 0.35; }`;

/** A line at the top of the window while the next page is loading. */
function PageProgress() {
  const { t } = useTranslation('words');
  if (!useIsPageLoading()) return null;
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every engine draws a native one in its own way
      role="progressbar"
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'primary.main',
        '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      }}
    />
  );
}

/**
 * The surface of the second navigation. It has its final size from the first frame; its content is loaded
 * after the page.
 */
function SecondNavigation() {
  const shell = useShell();
  // If the content cannot be loaded, the bar and the drawer still lead to every page.
  const { Part: Menu } = useArrival(secondMenu, shell !== undefined);
  if (shell === undefined) return null;
  return (
    <div className="vt-second">
      <Suspense fallback={null}>{Menu !== undefined && <Menu shell={shell} />}</Suspense>
    </div>
  );
}

/** Loads at once if something waits in the outbox, otherwise when the browser is idle after the start-up. */
function whenDue(load: () => void): (() => void) | undefined {
  if (!isSomethingWaiting()) return whenQuiet(load);
  load();
  return undefined;
}

/** The place where the desk is rendered while somebody is signed in. */
function DeskPlace() {
  const isSignedIn = useSession().status === 'signedIn';
  const { Part: Desk } = useArrival(desk, isSignedIn, whenDue);
  useEffect(() => (isSignedIn ? askWhileWaiting() : undefined), [isSignedIn]);
  return <Suspense fallback={null}>{Desk !== undefined && <Desk />}</Suspense>;
}

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
      <OfflineNotice />
      <div className="vt-body">
        <SecondNavigation />
        <main className="vt-main vt-gradient-head" id={MAIN_ID} tabIndex={-1}>
          <Breadcrumb />
          {children}
          {/* In a landmark, so that screen readers find it. */}
          <PageProgress />
        </main>
      </div>
      <BesidePages />
      <DeskPlace />
      <PalettePlace />
      <KeysPlace />
      <Footer />
      <StorageNotice />
    </RouteAnnouncer>
  );
}
