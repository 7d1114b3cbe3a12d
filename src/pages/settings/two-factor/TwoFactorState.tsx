import LockOpen from '@mui/icons-material/LockOpenOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { isConflict } from '@/forms/saving/conflict';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { isNotOffered } from '@/errors/ApiError';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import { NotOffered } from '@/ui/loading/NotOffered';
import { Notice } from '@/pages/settings/parts/Notice';
import { focusNext } from '@/ui/focusNext';
import { lineWidth } from '@/ui/text/lineWidth';
import { BusyButton } from '@/ui/page/BusyButton';
import { Text } from '@/ui/text/Text';
import { CodeForm } from './CodeForm';

const twoFactorSetup = lazyDialog(async () => (await import('./TwoFactorSetup')).TwoFactorSetup);

interface TwoFactorOffProps {
  readonly justDisabled: boolean;
  readonly onEnabled: (backupCodes: readonly string[]) => void;
}

interface Secret {
  readonly secret: string;
  readonly otpauthUri: string;
}

/** Two-factor sign-in is off: its benefit, and how to set it up. */
export function TwoFactorOff({ justDisabled, onEnabled }: TwoFactorOffProps) {
  const { t } = useTranslation('settings');
  const { request, summary, busy: isAsking } = useButtonRequest();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [unsupported, setUnsupported] = useState(false);
  const [began, setBegan] = useState(false);
  const { Part: TwoFactorSetup } = useArrival(twoFactorSetup, began);
  const busy = isAsking || (secret !== null && TwoFactorSetup === undefined);

  const begin = () => {
    setBegan(true);
    return request(
      (signal) => send(auth.enableTwoFactor, { body: {}, signal }),
      setSecret,
      (error) => {
        setUnsupported(isNotOffered(error));
        // Another tab or device has already switched it on: the account is loaded again to show that.
        if (isConflict(error)) void queryClient().invalidateQueries(queryOptionsFor(auth.me));
        return isNotOffered(error);
      },
    );
  };

  if (unsupported) return <NotOffered>{t('twoFactor.unavailable')}</NotOffered>;
  if (secret !== null && TwoFactorSetup !== undefined) {
    return <TwoFactorSetup {...secret} onEnabled={onEnabled} onCancel={() => setSecret(null)} />;
  }
  return (
    <>
      {justDisabled && !began && (
        <Box sx={{ mb: 2 }}>
          <Notice>{t('twoFactor.disabled')}</Notice>
        </Box>
      )}
      <Status on={false}>{t('twoFactor.off')}</Status>
      <Text quiet sx={{ marginBlock: '8px 20px', maxWidth: lineWidth(60) }}>
        {t('twoFactor.offHint')}
      </Text>
      <FormAlert summary={summary} />
      <BusyButton variant="outlined" busy={busy} onClick={() => void begin()}>
        {t('twoFactor.begin')}
      </BusyButton>
    </>
  );
}

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
          <Notice>{t('twoFactor.enabled')}</Notice>
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

/** Whether it is on or off, as text with an icon. */
function Status({ on, children }: { readonly on: boolean; readonly children: string }) {
  const Icon = on ? VerifiedUser : LockOpen;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon aria-hidden sx={{ color: on ? 'success.main' : 'text.secondary' }} />
      <Text sx={{ typography: 'h5', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Text>
    </Box>
  );
}
