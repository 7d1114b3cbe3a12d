import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { copies, isConnectionFailure } from '@/api/copies';
import { pathRead, queryClient } from '@/api/queries';
import { useAppState } from '@/runtime/AppScope';
import { endAll } from '@/runtime/listen';
import { formatMoment } from '@/i18n/format';
import { NoticeBox } from '@/layout/NoticeBox';
import { KEPT_PAGES } from '@/routing/keptPages';
import { matchRoute } from '@/routing/matchRoute';

const MISSING = 'missing';

/**
 * What the page shows: when its oldest copy came (ms), that what it is about has none, or nothing of both. A page that is
 * not for reading without a connection is about what is missing, though a part of it may be here.
 */
function useShown(): number | typeof MISSING | undefined {
  const id = matchRoute(useLocation().pathname)?.id;
  const isForReading = KEPT_PAGES.some((each) => each === id);
  const store = useAppState(copies);
  const cache = useAppState(queryClient).getQueryCache();
  return useSyncExternalStore(
    (listener) => endAll(cache.subscribe(listener), store.subscribe(listener)),
    () => {
      const active = cache.getAll().filter((query) => query.isActive());
      const times = active.flatMap((query) => store.shownAt(pathRead(query)) ?? []);
      const isMissing = active.some(
        ({ state }) => state.data === undefined && isConnectionFailure(state.error),
      );
      if (isMissing && (times.length === 0 || !isForReading)) return MISSING;
      return times.length === 0 ? undefined : Math.min(...times);
    },
  );
}

/** Says of a page that is read without a connection from when it is, or that it is not on this device. */
export function SavedCopyNotice({ otherwise }: { readonly otherwise: React.ReactNode }) {
  const { t } = useTranslation(['device', 'app', 'layout', 'words']);
  const client = useAppState(queryClient);
  const shown = useShown();
  if (shown === undefined) return otherwise;
  return (
    <NoticeBox
      kind="warning"
      text={<output>{shown === MISSING ? t('app:noCopy') : t('copy', { date: formatMoment(shown) })}</output>}
      short={t(shown === MISSING ? 'layout:offline.short' : 'copyShort')}
    >
      <Button
        size="small"
        sx={{ pointerEvents: 'auto', flexShrink: 0, position: 'relative' }}
        onClick={() => void client.refetchQueries({ type: 'active' })}
      >
        {t('words:tryAgain')}
      </Button>
    </NoticeBox>
  );
}
