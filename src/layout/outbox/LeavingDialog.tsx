import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { formatNumber } from '@/i18n/format';
import { type Leaving, leaving } from './leaving';
import { outbox } from './outbox';
import { AppDialog } from '@/ui/dialog/AppDialog';

/** Asks before a logout, or an end of offline use, that would delete unsent entries. */
export function LeavingDialog({ leave, ends }: Leaving) {
  const { t } = useTranslation(['outbox', 'words']);
  const { ask } = useAppState(leaving);
  const box = useAppState(outbox);
  const { entries, sending } = useAppValue(outbox);
  const go = useEffectEvent(() => {
    ask(null);
    leave();
  });
  const count = entries.length;
  const areMessages = entries.every(({ kind }) => kind === 'message');
  // Everything was sent meanwhile, so nothing would be lost.
  useEffect(() => {
    if (count === 0) go();
  }, [count]);
  return (
    <AppDialog
      title={t(areMessages ? 'leaving.title' : 'leaving.titleOfAll')}
      onClose={() => ask(null)}
      actions={
        <>
          <Button onClick={() => ask(null)}>{t('words:cancel')}</Button>
          <Button
            onClick={() => {
              ask(null);
              leave();
            }}
          >
            {t(ends === 'session' ? 'leaving.discard' : 'leaving.switchOff')}
          </Button>
          <Button variant="contained" onClick={box.sendNow}>
            {t('sendNow')}
          </Button>
        </>
      }
    >
      <p>{t(ends === 'session' ? 'leaving.text' : 'leaving.textOffline')}</p>
      <output>
        {sending.size > 0 ? t('sending') : t('waiting', { count, formatted: formatNumber(count) })}
      </output>
    </AppDialog>
  );
}
