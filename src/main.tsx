import { createRoot, type RootOptions } from 'react-dom/client';
import { App } from '@/app/App';
import { pageAt } from '@/app/pages';
import { StartFailure } from '@/app/StartFailure';
import { startSession } from '@/auth/session';
import { config, MissingConfigurationError } from '@/config/env';
import { startI18n } from '@/i18n/i18n';
import { log, startLogging } from '@/logging/logger';
import { getPreferences, startPreferences } from '@/preferences/preferences';
import { accessFor } from '@/roles/routeAccess';
import { prepareDirection } from '@/theme/emotionCache';
import { loadFonts } from '@/theme/fonts/loadFonts';

const container = document.getElementById('root');

/** React's own reports of errors: the boundaries tell people and the log, so nothing is said twice. */
const reports: RootOptions = {
  onCaughtError: () => undefined,
  onRecoverableError: (error) => log.info('app', 'React recovered', { error }),
};

function fail(error: unknown): void {
  if (container === null) return;
  const root = createRoot(container, reports);
  if (error instanceof MissingConfigurationError) {
    root.render(
      <StartFailure
        title="Missing required environment variables"
        text="This page was deployed without its configuration. These values are missing:"
        names={error.missing}
      />,
    );
    return;
  }
  root.render(
    <StartFailure
      title="The page could not start"
      text="Please check your connection and reload. If it happens again, come back in a few minutes."
    />,
  );
}

/** Boot: configuration first, then what the first frame needs, then the app. */
async function start(): Promise<void> {
  const settings = config();
  startLogging(settings);
  startPreferences();
  const { language, isRtl } = getPreferences();
  // A page that everyone may see is fetched now; any other only after its guard let it through.
  const open = accessFor(location.pathname) === 'everyone';
  const [i18n] = await Promise.all([startI18n(), prepareDirection(isRtl ? 'rtl' : 'ltr')]);
  if (open) await pageAt(location.pathname).preload();
  startSession();
  if (container === null) throw new Error('The page has no root element');
  createRoot(container, reports).render(<App i18n={i18n} />);
  void loadFonts(language);
}

start().catch((error: unknown) => {
  fail(error);
  throw error;
});
