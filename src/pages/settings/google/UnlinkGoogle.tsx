import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { ConfirmDialog } from '@/pages/settings/parts/ConfirmDialog';
import { Text } from '@/ui/text/Text';

interface UnlinkGoogleProps {
  readonly hasPassword: boolean;
  readonly onUnlinked: () => void;
}

/** The linked Google account. It can be unlinked only when the person has another way to sign in. */
export function UnlinkGoogle({ hasPassword, onUnlinked }: UnlinkGoogleProps) {
  const { t } = useTranslation('settings');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Text sx={{ typography: 'subtitle1' }}>{t('google.isLinked')}</Text>
      {!hasPassword && (
        <Text quiet id="google-needed" sx={{ mt: 0.5 }}>
          {t('google.needsPassword')}
        </Text>
      )}
      <Button
        variant="outlined"
        color="error"
        disabled={!hasPassword}
        aria-describedby={hasPassword ? undefined : 'google-needed'}
        onClick={() => setAsking(true)}
        sx={{ mt: 2 }}
      >
        {t('google.unlink')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('google.ask.title')}
        action={t('google.unlink')}
        onConfirm={(signal) => send(auth.unlinkGoogle, { signal })}
        onDone={onUnlinked}
        onClose={() => setAsking(false)}
      >
        {t('google.ask.text')}
      </ConfirmDialog>
    </>
  );
}
