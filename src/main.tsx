import './app/pageFiles';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, StartFailure } from '@/app/App';
import { replayClick, takeEarlyClick } from './app/earlyInput';
import { isControlled, leaveServiceWorker } from '@/app/serviceWorkers';
import { startApp } from '@/app/createApp';
import { pageNameAt } from '@/app/pages';
import { pause } from '@/app/pause';
import { openApp } from '@/runtime/app';
import { MissingConfigurationError } from '@/config/env';
import { FALLBACK_LANGUAGE } from '@/config/languages';
import { installPrompt } from '@/layout/installPrompt';
import { log } from '@/logging/logger';
import { getPreferences } from '@/preferences/preferences';
import { currentSession } from './identity/identity';
import { accessFor } from './identity/guards/routeAccess';
import { whenQuiet } from './ui/loading/whenQuiet';

/**
 * Whether a page of another origin embeds this one. Most hosts forbid that by a header; where they do not,
 * the app has to check itself (F-025).
 */
function isInForeignFrame(): boolean {
  try {
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
      if (frame.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    // Reading the location of another origin throws, which means that the page is embedded.
    return true;
  }
}

const container = document.getElementById('root');

/**
 * React's own reports of errors. The error boundaries already inform people and the log, so nothing is
 * reported twice.
 */
const reports: RootOptions = {
  onCaughtError: () => undefined,
  onRecoverableError: (error) => log.info('app', 'React recovered', { error }),
};

/** Set by the pre-paint script if the prerendered page does not fit this person, to hide it. */
const OWN_START = 'data-own-start';
/** Set by the same script on every page until the app has started or failed: animations wait until then. */
const STARTING = 'data-starting';

/**
 * Runs before everything else of the first frame: the old content has been replaced, so it need not be hidden
 * any more.
 */
function Shown() {
  useLayoutEffect(() => document.documentElement.removeAttribute(OWN_START), []);
  return null;
}

/**
 * Renders the page. If the prerendered markup is the page that would be rendered, it is hydrated, in small
 * steps, so that the page reacts meanwhile.
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

/** Opens the app, unless another site shows it in a frame. */
async function start(): Promise<void> {
  if (isInForeignFrame()) {
    // A site that hides this page under its own could make people press buttons that they do not see, so
    // nothing starts.
    container?.replaceChildren();
    return;
  }
  // Without its style sheet a page looks plain but works, so its code runs all the same (F-131).
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault();
  });
  // The following code reads storage and writes the log, which belong to an app.
  const app = openApp();
  // The browser sends this event early, and only once.
  installPrompt(app);
  // This must come before the first call to the backend, which a foreign service worker would answer.
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
