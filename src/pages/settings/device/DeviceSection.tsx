import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { formatSize } from '@/features/documents/size';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { formatMoment } from '@/i18n/format';
import { mayKeepOffline } from '@/identity/identity';
import { installPrompt } from '@/layout/installPrompt';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { Section } from '@/ui/page/Section';
import { Text } from '@/ui/text/Text';
import { useOfflineUse } from './useOfflineUse';

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
    <SwitchRow label={t('switch')} hint={t('hint')} checked={isOn} disabled={isBusy} onChange={switchTo}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isUnable && (
          <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
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
