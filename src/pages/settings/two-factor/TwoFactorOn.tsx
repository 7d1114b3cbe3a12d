import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { Notice } from '@/pages/settings/parts/Notice';
import { lineWidth } from '@/ui/text/lineWidth';
import { focusNext } from '@/ui/focusNext';
import { Text } from '@/ui/text/Text';
import { CodeForm } from './CodeForm';
import { Status } from './Status';

interface TwoFactorOnProps {
  /** True when new backup codes were just saved. */
  readonly justSaved: boolean;
  readonly onNewCodes: (backupCodes: readonly string[]) => void;
  readonly onDisabled: () => void;
}

/** Two-factor sign-in is on: creates new backup codes, or switches it off with a code. */
export function TwoFactorOn({ justSaved, onNewCodes, onDisabled }: TwoFactorOnProps) {
  const { t } = useTranslation(['settings', 'words']);
  const [asksFor, setAsksFor] = useState<'disable' | 'renew' | null>(null);
  const buttons = useRef<Partial<Record<'disable' | 'renew', HTMLButtonElement | null>>>({});
  const cancel = asksFor !== null && (
    <Button
      onClick={() => {
        setAsksFor(null);
        focusNext(() => buttons.current[asksFor]?.focus());
      }}
    >
      {t('words:cancel')}
    </Button>
  );

  return (
    <>
      {justSaved && (
        <Box sx={{ mb: 2 }}>
          <Notice takesFocus>{t('twoFactor.enabled')}</Notice>
        </Box>
      )}
      <Status on>{t('twoFactor.on')}</Status>
      <Text quiet sx={{ marginBlock: '8px 20px', maxWidth: lineWidth(60) }}>
        {asksFor === null ? t('twoFactor.onHint') : t(`twoFactor.${asksFor}.text`)}
      </Text>
      {asksFor === 'disable' && (
        <CodeForm
          id="two-factor-disable-code"
          accepts="any"
          takesFocus
          danger
          submitLabel={t('twoFactor.disable.action')}
          onSend={(code, signal) => send(auth.disableTwoFactor, { body: { code }, signal })}
          onDone={onDisabled}
          beside={cancel}
        />
      )}
      {asksFor === 'renew' && (
        <CodeForm
          id="two-factor-renew-code"
          accepts="any"
          takesFocus
          submitLabel={t('twoFactor.renew.submit')}
          onSend={(code, signal) => send(auth.renewBackupCodes, { body: { code }, signal })}
          onDone={({ backupCodes }) => onNewCodes(backupCodes)}
          beside={cancel}
        />
      )}
      {asksFor === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {(['renew', 'disable'] as const).map((what) => (
            <Button
              key={what}
              ref={(button) => {
                buttons.current[what] = button;
              }}
              variant="outlined"
              {...(what === 'disable' ? { color: 'error' as const } : {})}
              onClick={() => setAsksFor(what)}
            >
              {t(`twoFactor.${what}.action`)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}
