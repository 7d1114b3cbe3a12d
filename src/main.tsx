import './app/pageFiles';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from '@/app/App';
import { replayClick, takeEarlyClick } from '@/app/earlyClicks';
import { isInForeignFrame } from '@/app/framing';
import { isControlled, leaveServiceWorker } from '@/app/serviceWorkers';
import { startApp } from '@/app/createApp';
import { pageNameAt } from '@/app/pages';
import { pause } from '@/app/pause';
import { StartFailure } from '@/app/StartFailure';
import { openApp } from '@/runtime/app';
import { MissingConfigurationError } from '@/config/env';
import { FALLBACK_LANGUAGE } from '@/config/languages';
import { installPrompt } from '@/layout/installPrompt';
import { log } from '@/logging/logger';
import { getPreferences } from '@/preferences/preferences';
import { currentSession } from './identity/identity';
import { accessFor } from './identity/guards/routeAccess';
import { whenQuiet } from './ui/loading/whenQuiet';

const container = document.getElementById('root');

/** React's own reports of errors: the boundaries tell people and the log, so nothing is said twice. */
const reports: RootOptions = {
  onCaughtError: () => undefined,
  onRecoverableError: (error) => log.info('app', 'React recovered', { error }),
};

/** Set by the pre-paint script where the prerendered page is not this person's: it is not shown. */
const OWN_START = 'data-own-start';
/** Set by it on every page, until the app has started or failed: what moves by itself waits. */
const STARTING = 'data-starting';

/** Before all else of the first frame: what stood there until now is gone, and what hid a page that is not this person's. */
function Shown() {
  useLayoutEffect(() => document.documentElement.removeAttribute(OWN_START), []);
  return null;
}

/**
 * Puts the page into the shell, taking over prerendered markup where it is what would be rendered: bit by bit, so that
 * the page answers while it is taken over.
 */
function show(page: ReactNode, prerendered = false): void {
  if (container === null) throw new Error('The page has no root element');
  if (prerendered && container.dataset.page === pageNameAt(location.pathname)) {
    startTransition(() => void hydrateRoot(container, page, reports));
    return;
  }
  createRoot(container, reports).render(
    <>
      <Shown />
      {page}
    </>,
  );
}

function fail(error: unknown): void {
  document.documentElement.removeAttribute(STARTING);
  if (error instanceof MissingConfigurationError) {
    show(
      <StartFailure
        title="Missing required environment variables"
        text="This page was deployed without its configuration. These values are missing:"
        names={error.missing}
      />,
    );
    return;
  }
  show(
    <StartFailure
      title="The page could not start"
      text="Please check your connection and reload. If it happens again, come back in a few minutes."
    />,
  );
}

const NOTHING = (): void => undefined;

/** Opens the app, unless another site shows it in a frame of its own. */
async function start(): Promise<void> {
  if (isInForeignFrame()) {
    // A page that hides this one under its own would have the person press buttons unseen: nothing starts.
    container?.replaceChildren();
    return;
  }
  // What follows reads storage and writes the log, which belong to an app.
  const app = openApp();
  // The browser offers it early, and once.
  installPrompt(app);
  // Before the first call to the backend: it would answer for it.
  if (isControlled() && (await leaveServiceWorker())) return;
  await pause();
  await startApp(app);
  await pause();
  const { language, isRtl } = getPreferences();
  const asVisitor =
    !document.documentElement.hasAttribute(OWN_START) &&
    language === FALLBACK_LANGUAGE &&
    !isRtl &&
    accessFor(location.pathname) === 'everyone' &&
    currentSession().status === 'signedOut';
  const early = takeEarlyClick();
  const onStarted = () => {
    document.documentElement.removeAttribute(STARTING);
    replayClick(early);
    whenQuiet(() => void import('@/app/afterStart').then(({ afterStart }) => afterStart()).catch(NOTHING));
  };
  show(<App app={app} onStarted={onStarted} />, asVisitor);
}

start().catch((error: unknown) => {
  fail(error);
  throw error;
});
