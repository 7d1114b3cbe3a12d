import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { takeFocus } from '@/ui/focusNext';
import { CopyButton } from '@/ui/text/CopyButton';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { CodeForm } from './CodeForm';
import { groupsOfFour } from './codes';
import { QrCode } from './QrCode';

interface TwoFactorSetupProps {
  readonly secret: string;
  readonly otpauthUri: string;
  readonly onEnabled: (backupCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret as a QR code and as text, then asks for a first code to check that the app has it. */
export function TwoFactorSetup({ secret, otpauthUri, onEnabled, onCancel }: TwoFactorSetupProps) {
  const { t } = useTranslation(['settings', 'words']);
  return (
    <>
      <Box component="h3" ref={takeFocus} tabIndex={-1} sx={{ typography: 'h5', margin: 0, outline: 'none' }}>
        {t('twoFactor.setup.title')}
      </Box>
      <Box
        component="ol"
        sx={{ margin: 0, marginBlockStart: 2, paddingInlineStart: '1.4em', display: 'grid', gap: 3 }}
      >
        <Step text={t('twoFactor.setup.scan')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <QrCode text={otpauthUri} label={t('twoFactor.setup.qr')} />
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('twoFactor.setup.bySecret')}</Box>
              <Box sx={{ marginBlock: 1, overflowWrap: 'anywhere' }}>
                <Box component="code" translate="no" sx={{ fontSize: '1rem', letterSpacing: '0.04em' }}>
                  {groupsOfFour(secret)}
                </Box>
              </Box>
              <Box sx={{ marginInlineStart: -1.5 }}>
                <CopyButton text={secret} label={t('twoFactor.setup.copy')} />
              </Box>
            </Box>
          </Box>
        </Step>
        <Step text={t('twoFactor.setup.enter')}>
          <CodeForm
            id="two-factor-first-code"
            accepts="app"
            submitLabel={t('twoFactor.setup.submit')}
            onSend={(code, signal) => send(auth.confirmTwoFactor, { body: { code }, signal })}
            onDone={({ backupCodes }) => onEnabled(backupCodes)}
            beside={<Button onClick={onCancel}>{t('words:cancel')}</Button>}
          />
        </Step>
      </Box>
    </>
  );
}

function Step({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ '&::marker': { fontWeight: 600 } }}>
      <Text sx={{ maxWidth: lineWidth(60) }}>{text}</Text>
      <Box sx={{ marginBlockStart: 2 }}>{children}</Box>
    </Box>
  );
}
