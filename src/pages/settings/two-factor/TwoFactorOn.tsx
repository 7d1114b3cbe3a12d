import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { ConfirmDialog } from '@/pages/settings/parts/ConfirmDialog';
import { Notice } from '@/pages/settings/parts/Notice';
import { measure } from '@/ui/text/measure';
import { CodeForm } from './CodeForm';
import { Status } from './Status';

interface TwoFactorOnProps {
  /** New backup codes were just put away. */
  readonly justSaved: boolean;
  readonly onNewCodes: (backupCodes: readonly string[]) => void;
  readonly onDisabled: () => void;
}

/** Two-factor sign-in is on: new backup codes, and the way to switch it off, with a code. */
export function TwoFactorOn({ justSaved, onNewCodes, onDisabled }: TwoFactorOnProps) {
  const { t } = useTranslation('settings');
  const [disabling, setDisabling] = useState(false);
  const [asking, setAsking] = useState(false);
  const disableButton = useRef<HTMLButtonElement>(null);
  const renewed = useRef<readonly string[]>([]);

  return (
    <>
      {justSaved && (
        <Box sx={{ mb: 2 }}>
          <Notice takesFocus>{t('twoFactor.enabled')}</Notice>
        </Box>
      )}
      <Status on>{t('twoFactor.on')}</Status>
      <Box
        component="p"
        sx={{ margin: 0, marginBlock: '8px 20px', color: 'text.secondary', maxWidth: measure(60) }}
      >
        {disabling ? t('twoFactor.disable.text') : t('twoFactor.onHint')}
      </Box>
      {disabling ? (
        <CodeForm
          id="two-factor-disable-code"
          accepts="any"
          takesFocus
          danger
          submitLabel={t('twoFactor.disable.submit')}
          onSend={(code, signal) => send(auth.disableTwoFactor, { body: { code }, signal })}
          onDone={onDisabled}
          beside={
            <Button
              onClick={() => {
                setDisabling(false);
                setTimeout(() => disableButton.current?.focus());
              }}
            >
              {t('cancel')}
            </Button>
          }
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('twoFactor.renew.action')}
          </Button>
          <Button ref={disableButton} variant="outlined" color="error" onClick={() => setDisabling(true)}>
            {t('twoFactor.disable.action')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('twoFactor.renew.title')}
        action={t('twoFactor.renew.submit')}
        onConfirm={async (signal) => {
          renewed.current = (await send(auth.renewBackupCodes, { body: {}, signal })).backupCodes;
        }}
        onDone={() => onNewCodes(renewed.current)}
        onClose={() => setAsking(false)}
      >
        {t('twoFactor.renew.text')}
      </ConfirmDialog>
    </>
  );
}
