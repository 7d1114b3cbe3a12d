import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
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
import type { RouteId } from '@/routing/routes';

const MISSING = 'missing';

/** Pages that show nothing without the profile, although other parts of them may be stored. */
const PAGES_OF_PROFILE: readonly (RouteId | undefined)[] = ['profile', 'profileEdit', 'profilePersonal'];
const PROFILE = '/api/UserProfiles/by-user/{userId}';

/**
 * What the page shows: the time of its oldest stored copy (ms since the epoch), `MISSING` if its data are not
 * stored, or undefined if neither applies. A page that is not for offline reading, or that lacks what it is
 * about, counts as missing even if a part of it is stored.
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
      const missing = active.filter(
        ({ state }) => state.data === undefined && isConnectionFailure(state.error),
      );
      const lacksProfile =
        PAGES_OF_PROFILE.includes(id) && missing.some((query) => pathRead(query) === PROFILE);
      if (lacksProfile || (missing.length > 0 && (times.length === 0 || !isForReading))) return MISSING;
      return times.length === 0 ? undefined : Math.min(...times);
    },
  );
}

/** Says how old the stored copy on the page is, or that the page is not stored on this device. */
export function SavedCopyNotice({ otherwise }: { readonly otherwise: React.ReactNode }) {
  const { t } = useTranslation(['device', 'app', 'layout', 'words']);
  const client = useAppState(queryClient);
  const shown = useShown();
  const [attempt, setAttempt] = useState(0);
  const tryAgain = async (): Promise<void> => {
    await client.refetchQueries({ type: 'active' });
    setAttempt(attempt + 1);
  };
  if (shown === undefined) return otherwise;
  return (
    <NoticeBox
      kind="warning"
      text={<output>{shown === MISSING ? t('app:noCopy') : t('copy', { date: formatMoment(shown) })}</output>}
      attempt={attempt}
      short={t(shown === MISSING ? 'layout:offline.short' : 'copyShort')}
    >
      <Button
        size="small"
        sx={{ pointerEvents: 'auto', flexShrink: 0, position: 'relative' }}
        onClick={() => void tryAgain()}
      >
        {t('words:tryAgain')}
      </Button>
    </NoticeBox>
  );
}
