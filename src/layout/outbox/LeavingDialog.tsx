import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '@/runtime/AppScope';
import { formatNumber } from '@/i18n/format';
import { leaving } from './leaving';
import { outbox } from './outbox';

/** Asked before a logout that would lose what is not sent. */
export function LeavingDialog({ leave }: { readonly leave: () => void }) {
  const { t } = useTranslation('outbox');
  const { ask } = usePart(leaving);
  const box = usePart(outbox);
  const { entries, sending } = useSyncExternalStore(box.subscribe, box.get);
  const id = useId();
  const go = useEffectEvent(() => {
    ask(null);
    leave();
  });
  const count = entries.length;
  // Everything was sent meanwhile.
  useEffect(() => {
    if (count === 0) go();
  }, [count]);
  return (
    <Dialog open onClose={() => ask(null)} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('leaving.title')}</DialogTitle>
      <DialogContent>
        <p>{t('leaving.text')}</p>
        <output>
          {sending.size > 0 ? t('sending') : t('waiting', { count, formatted: formatNumber(count) })}
        </output>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => ask(null)}>{t('leaving.cancel')}</Button>
        <Button
          onClick={() => {
            ask(null);
            leave();
          }}
        >
          {t('leaving.discard')}
        </Button>
        <Button variant="contained" onClick={box.sendNow}>
          {t('sendNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
