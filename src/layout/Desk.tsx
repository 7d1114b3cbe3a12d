import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { copies } from '@/api/copies';
import { formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { areaIsOn } from '@/config/areas';
import { listen } from '@/runtime/listen';
import { userMessage } from '@/errors/normaliser';
import { loadNamespaces } from '@/i18n/i18n';
import { useMessage } from '@/i18n/useMessage';
import { useRole, useSession } from '@/identity/identity';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { useToast } from '@/ui/toast/Toasts';
import { Arrivals } from './notifications/Arrivals';
import { leaving, type Leaving } from './outbox/leaving';
import { outbox } from './outbox/outbox';
import type { OutboxEvent } from './outbox/sending';
import { putTaskDraftBack } from './outbox/taskDraft';
import { WaitingDialog } from './outbox/WaitingDialog';
import { sideOf } from './side';
import { deskCounts } from './updates/deskCounts';
import { updates } from './updates/updates';

/** Shows on every page except the conversations how many entries are not sent. */
function OutboxBar() {
  const { t } = useTranslation('outbox');
  const { entries, sending } = useAppValue(outbox);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Entries that are being sent for the first time are left out, because most of them succeed at once.
  const count = entries.filter(({ clientId }) => !sending.has(clientId)).length;
  const isThere = pathname === pathOf('messages');
  return (
    <>
      {count > 0 && !isThere && (
        <Box className="vt-no-print vt-lower-bar" sx={{ ...lowerBarSx, ...lowerBarLineSx }}>
          <output>{t('waiting', { count, formatted: formatNumber(count) })}</output>
          <Button onClick={() => setOpen(true)}>{t('show')}</Button>
        </Box>
      )}
      {isOpen && entries.length > 0 && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks before a logout, or an end of offline use, that would delete unsent entries. */
function LeavingDialog({ leave, ends }: Leaving) {
  const { t } = useTranslation(['outbox', 'words']);
  const { set } = useAppState(leaving);
  const box = useAppState(outbox);
  const { entries, sending } = useAppValue(outbox);
  const cancel = () => set(null);
  const discard = () => {
    set(null);
    leave();
  };
  const goOn = useEffectEvent(discard);
  const count = entries.length;
  const areMessages = entries.every(({ kind }) => kind === 'message');
  // Everything was sent meanwhile, so nothing would be lost.
  useEffect(() => {
    if (count === 0) goOn();
  }, [count]);
  return (
    <AppDialog
      title={t(areMessages ? 'leaving.title' : 'leaving.titleOfAll')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('words:cancel')}</Button>
          <Button onClick={discard}>{t(ends === 'session' ? 'leaving.discard' : 'leaving.switchOff')}</Button>
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

const offlineDesk = lazyDialog(async () => {
  const [{ OfflineDesk }] = await Promise.all([import('./offline/OfflineDesk'), loadNamespaces('device')]);
  return OfflineDesk;
});

/**
 * Runs on every page what connects a person with the agency: sends the outbox, and asks the server for news.
 */
export function Desk() {
  const session = useSession();
  const { role } = useRole();
  const box = useAppState(outbox);
  const news = useAppState(updates);
  const { entries } = useAppValue(outbox);
  const leave = useAppValue(leaving);

  const userId = session.status === 'signedIn' ? session.user.id : null;
  const isChecked = session.status === 'signedIn' && session.checked;
  const isForced = session.status === 'signedOut' && session.reason !== undefined;
  const isKnown = session.status !== 'restoring' && (userId === null || isChecked);
  useEffect(() => {
    if (isKnown) box.belongTo(userId, isForced);
  }, [box, isKnown, userId, isForced]);
  const side = sideOf(role);
  const asks = isChecked && role !== null && (['messages', 'notifications', 'tasks'] as const).some(areaIsOn);
  useEffect(() => {
    news.belongTo(asks && userId !== null ? { userId, side } : null);
  }, [news, asks, userId, side]);

  const isAgency = isChecked && role === 'Admin';
  const desk = useAppState(deskCounts);
  useEffect(() => (isAgency ? desk.start() : undefined), [desk, isAgency]);

  const offlineCopies = useAppState(copies);
  const isKept = useSyncExternalStore(offlineCopies.subscribe, offlineCopies.isOn);
  const { Part: OfflineDesk } = useArrival(offlineDesk, isKept);
  useEffect(() => box.placeChanged(isKept), [box, isKept]);

  const isWaiting = entries.length > 0;
  // `Outcomes` stays mounted after the last entry was sent, so that it still handles that event.
  const [hasWaited, setWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setWaited(true);
  useEffect(() => listen(window, ['online'], box.sendNow), [box]);
  return (
    <>
      {asks && areaIsOn('notifications') && <Arrivals />}
      {isKept && OfflineDesk && <OfflineDesk />}
      {hasWaited && <Outcomes isKept={isKept} />}
      {isWaiting && <OutboxBar />}
      {leave !== null && <LeavingDialog {...leave} />}
    </>
  );
}

/**
 * Translates the server's reasons for refused entries, and with offline use announces when everything was
 * sent.
 */
function Outcomes({ isKept }: { readonly isKept: boolean }) {
  const say = useMessage('outbox');
  const toast = useToast();
  const box = useAppState(outbox);
  const hear = useEffectEvent((event: OutboxEvent) => {
    const { entry } = event;
    if (event.type === 'sent') {
      const isLast = box.get().entries.every(({ problem }) => problem !== undefined);
      if (isKept && event.late && isLast) toast({ kind: 'success', message: say({ key: 'outbox:allSent' }) });
      return;
    }
    const { error } = event;
    if (entry.kind === 'profile' && error.status === 409)
      box.refuse(entry.clientId, say({ key: 'terms:changedElsewhere' }));
    else if (entry.kind === 'message' || error.status !== 409)
      box.refuse(entry.clientId, say(userMessage(error)));
    else {
      // The task page itself shows the current state of the task.
      putTaskDraftBack(entry);
      box.discard(entry.clientId);
      toast({ kind: 'error', message: say({ key: 'terms:changedMeanwhile' }) });
    }
  });
  useEffect(() => box.onEvent((event) => hear(event)), [box]);
  return null;
}
