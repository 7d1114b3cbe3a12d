import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { missingPage } from '@/layout/OfflineNotice';
import { log } from '@/logging/logger';
import { useAppState } from '@/runtime/AppScope';
import { newId } from '@/runtime/newId';
import { ChunkMissingError } from '@/ui/loading/loadChunk';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { CopyButton } from '@/ui/text/CopyButton';
import { useOnline } from '@/ui/useOnline';

interface PageFailedProps {
  readonly error: unknown;
  /** Id of the failure, which can be copied; '' until there is one. */
  readonly reference: string;
  readonly retry: () => void;
}

/**
 * Shown instead of a page that failed: what happened, a retry, a link to the home
 * page, and the id of the failure.
 */
function PageFailed({ error, reference, retry }: PageFailedProps) {
  const { t } = useTranslation(['app', 'words']);
  const [busy, setBusy] = useState(false);
  const [failedAgain, setFailedAgain] = useState(0);
  const missing = error instanceof ChunkMissingError;
  const connected = useOnline();
  const { set: setMissing } = useAppState(missingPage);
  const isOffline = missing && !connected;
  useEffect(() => {
    setMissing(isOffline);
    return () => setMissing(false);
  }, [setMissing, isOffline]);
  const tryAgain = () => {
    if (!missing) {
      retry();
      return;
    }
    setBusy(true);
    error.loadAgain().then(retry, () => {
      setBusy(false);
      // Some browsers remember that a module failed, and request it again only after a reload. Without a
      // connection a reload would lose the page.
      if (navigator.onLine) location.reload();
      else setFailedAgain((before) => before + 1);
    });
  };
  const text = isOffline ? 'noCopy' : missing ? 'missing' : 'text';
  return (
    <Box role="alert" sx={{ maxWidth: 640, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 6, md: 10 } }}>
      <PageHeading title={t('title')}>{t('title')}</PageHeading>
      {/* Announced again, and bold, after an attempt that failed for the connection. */}
      <Typography
        key={failedAgain}
        sx={{ mt: 2, color: 'text.secondary', ...(failedAgain > 0 && { fontWeight: 600 }) }}
      >
        {t(text)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button variant="contained" disabled={busy} onClick={tryAgain}>
          {t('words:tryAgain')}
        </Button>
        <Button variant="outlined" component={AppLink} to="/">
          {t('words:goToTheHomePage')}
        </Button>
      </Box>
      {reference === '' ? null : (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            mt: 4,
            color: 'text.secondary',
          }}
        >
          <Typography variant="body2">
            {t('reference')} <bdi dir="ltr">{reference}</bdi>
          </Typography>
          {/* Its icon stands below the sentence when it wraps to a line of its own. */}
          <Box sx={{ marginInlineStart: -1 }}>
            <CopyButton text={reference} label={t('copy')} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

/**
 * A short id of one failure. It is shown to the person, who can tell it to support, and written to the log.
 */
const newReference = (): string => newId().slice(0, 8).toUpperCase();

/**
 * Limits an error to its page, so that the menu, theme and logout still work. Each error is logged once.
 * Another page, or a retry, renders again (F-122).
 */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [reference, setReference] = useState('');
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => {
        const named = newReference();
        setReference(named);
        log.error('page', 'A page failed', { data: { reference: named }, error });
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PageFailed error={error} reference={reference} retry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
