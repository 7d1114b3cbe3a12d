import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { copies } from '@/api/copies';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { formatSize } from '@/features/documents/size';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { formatMoment } from '@/i18n/format';
import { beginOfflineUse, endOfflineUse, mayKeepOffline } from '@/identity/identity';
import { installPrompt } from '@/layout/installPrompt';
import { leaveWith } from '@/layout/outbox/leaving';
import { useWho } from '@/layout/useWho';
import { log } from '@/logging/logger';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { Section } from '@/ui/page/Section';
import { Text } from '@/ui/text/Text';

/** iPhones and iPads install from their own menu and send no install event to the page. */
const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Settings, 'This device': reading offline and installing the app. Both are off until the person chooses
 * them.
 */
export function DeviceSection() {
  const { t } = useTranslation(['device', 'terms']);
  const { user } = useWho();
  if (user === null) return null;
  return (
    <Section id="device" title={t('terms:thisDevice')} lead={t('lead')}>
      <Surface>
        {mayKeepOffline(user) ? (
          <OfflineUse user={user} />
        ) : (
          <SwitchRow
            label={t('switch')}
            hint={t('admins')}
            checked={false}
            disabled
            onChange={() => undefined}
          />
        )}
        <Install />
      </Surface>
    </Section>
  );
}

function OfflineUse({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('device');
  const { isOn, isBusy, isUnable, size, switchTo } = useOfflineUse(user.id);
  return (
    // Not disabled while it is busy, because it would lose the focus; a press changes nothing then.
    <SwitchRow label={t('switch')} hint={t('hint')} checked={isOn} onChange={switchTo}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isUnable && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {t('unable')}
          </Alert>
        )}
        {isBusy && t('changing')}
        {isOn &&
          size !== null &&
          size.at !== null &&
          t('kept', { size: formatSize(size.bytes), time: formatMoment(size.at) })}
      </Box>
    </SwitchRow>
  );
}

function Install() {
  const { t } = useTranslation('device');
  const { ask } = useAppState(installPrompt);
  const offer = useAppValue(installPrompt);
  if (offer === null) {
    return isApplePhone() && !isInstalled() ? (
      <Text sx={{ mt: 2 }}>
        {t('install')}
        {': '}
        {t('installApple')}
      </Text>
    ) : null;
  }
  return (
    <Button variant="outlined" sx={{ mt: 2 }} onClick={ask}>
      {t('install')}
    </Button>
  );
}

/** The size of the stored data in bytes, and when the newest of it was stored (ms since the epoch). */
interface KeptSize {
  readonly bytes: number;
  readonly at: number | null;
}

/**
 * Whether this device stores a person's data for offline use, and a function that switches it. No code for it
 * is loaded before.
 * @throws never: `isUnable` is true when the browser cannot store data
 */
function useOfflineUse(userId: string) {
  const { i18n } = useTranslation();
  const store = useAppState(copies);
  const isOn = useSyncExternalStore(store.subscribe, store.isOn);
  const [isBusy, setBusy] = useState(false);
  const [isUnable, setUnable] = useState(false);
  const [size, setSize] = useState<KeptSize | null>(null);
  const readSize = useCallback(() => {
    void import('@/storage/offline')
      .then(({ openOffline }) => openOffline().size(userId))
      .then(setSize, () => setUnable(true));
  }, [userId]);
  useEffect(() => {
    if (isOn) readSize();
  }, [isOn, readSize]);

  async function readAhead(): Promise<void> {
    const { fetchAhead } = await import('./fetchAhead');
    await fetchAhead(userId, readSize);
  }

  async function begin(): Promise<void> {
    const [{ openOffline }, { whenInstalled, registerWorker }, { keepTexts }] = await Promise.all([
      import('@/storage/offline'),
      import('@/layout/offline/worker'),
      import('@/layout/offline/keepTexts'),
    ]);
    await openOffline().tryWriting(userId);
    // Before registering the worker: one that is not in use is removed as soon as it is found.
    beginOfflineUse(userId);
    const registration = await registerWorker();
    if (registration !== undefined) await whenInstalled(registration);
    await keepTexts(i18n.language);
    await readAhead().catch(() => undefined);
  }

  async function run(change: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUnable(false);
    try {
      await change();
    } catch (error) {
      log.info('app', 'This device cannot be used offline', { error });
      await endOfflineUse().catch(() => undefined);
      setUnable(true);
    } finally {
      setBusy(false);
    }
  }
  const switchTo = (next: boolean): void => {
    if (next) void run(begin);
    else leaveWith(() => void run(endOfflineUse), 'offline');
  };
  // It counts as on only when everything is stored, because until then a page may be missing offline.
  return { isOn: isOn && !isBusy, isBusy, isUnable, size: isOn ? size : null, switchTo };
}
