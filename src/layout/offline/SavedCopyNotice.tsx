import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { copies, isLost } from '@/api/copies';
import { pathRead, queryClient } from '@/api/queries';
import { useAppState } from '@/runtime/AppScope';
import { endAll } from '@/runtime/listen';
import { formatMoment } from '@/i18n/format';
import { NoticeBox } from '@/layout/NoticeBox';

const MISSING = 'missing';

/** What the page shows: when its oldest copy came (ms), that something has none, or nothing of both. */
function useShown(): number | typeof MISSING | undefined {
  const store = useAppState(copies);
  const cache = useAppState(queryClient).getQueryCache();
  return useSyncExternalStore(
    (listener) => endAll(cache.subscribe(listener), store.subscribe(listener)),
    () => {
      const active = cache.getAll().filter((query) => query.isActive());
      const times = active.flatMap((query) => store.shownAt(pathRead(query)) ?? []);
      if (times.length > 0) return Math.min(...times);
      const isMissing = active.some(({ state }) => state.data === undefined && isLost(state.error));
      return isMissing ? MISSING : undefined;
    },
  );
}

/** Says of a page that is read without a connection from when it is, or that it is not on this device. */
export function SavedCopyNotice({ otherwise }: { readonly otherwise: React.ReactNode }) {
  const { t } = useTranslation(['device', 'app', 'words']);
  const client = useAppState(queryClient);
  const shown = useShown();
  if (shown === undefined) return otherwise;
  return (
    <NoticeBox kind="warning">
      <output>{shown === MISSING ? t('app:noCopy') : t('copy', { date: formatMoment(shown) })}</output>
      <Button
        size="small"
        sx={{ pointerEvents: 'auto', flexShrink: 0 }}
        onClick={() => void client.refetchQueries({ type: 'active' })}
      >
        {t('words:tryAgain')}
      </Button>
    </NoticeBox>
  );
}
