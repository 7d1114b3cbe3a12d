import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { isConflict } from '@/forms/saving/conflict';
import { useSubmission } from '@/forms/useSubmission';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { useLastWrong } from '@/forms/useLastWrong';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { NotOffered } from '@/ui/loading/NotOffered';
import { Notice } from '@/pages/settings/parts/Notice';
import { lineWidth } from '@/ui/text/lineWidth';
import { BusyButton } from '@/ui/page/BusyButton';
import { Text } from '@/ui/text/Text';
import { Status } from './Status';
import { TwoFactorSetup } from './TwoFactorSetup';

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
  const say = useMessage();
  const summary = useFormSummary();
  const sayWrong = (error: unknown): void => summary.show(say(userMessage(error)));
  const keepWrong = useLastWrong(sayWrong);
  const { pending, run } = useSubmission();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [unsupported, setUnsupported] = useState(false);
  const [began, setBegan] = useState(false);
  const busy = pending !== null;

  const begin = async () => {
    summary.clear();
    setBegan(true);
    const result = await run('form', (signal) => send(auth.enableTwoFactor, { body: {}, signal }));
    if (result.outcome === 'done') setSecret(result.value);
    else if (result.outcome === 'failed') {
      const { error } = result;
      if (isNotOffered(error)) return setUnsupported(true);
      keepWrong(error);
      sayWrong(error);
      // Another tab or device has already switched it on: the account is loaded again to show that.
      if (isConflict(error)) {
        void queryClient().invalidateQueries(queryOptionsFor(auth.me));
      }
    }
  };

  if (unsupported) return <NotOffered>{t('twoFactor.unavailable')}</NotOffered>;
  if (secret !== null) {
    return <TwoFactorSetup {...secret} onEnabled={onEnabled} onCancel={() => setSecret(null)} />;
  }
  return (
    <>
      {justDisabled && !began && (
        <Box sx={{ mb: 2 }}>
          <Notice takesFocus>{t('twoFactor.disabled')}</Notice>
        </Box>
      )}
      <Status on={false}>{t('twoFactor.off')}</Status>
      <Text quiet sx={{ marginBlock: '8px 20px', maxWidth: lineWidth(60) }}>
        {t('twoFactor.offHint')}
      </Text>
      <FormAlert summary={summary} />
      <BusyButton variant="contained" busy={busy} onClick={() => void begin()}>
        {t('twoFactor.begin')}
      </BusyButton>
    </>
  );
}
