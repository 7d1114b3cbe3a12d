import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { useSubmission } from '@/forms/useSubmission';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { GoogleButton } from '@/identity/social/GoogleButton';
import { config } from '@/config/env';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { CodeForm } from '@/pages/settings/two-factor/CodeForm';
import { NotOffered } from '@/ui/loading/NotOffered';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';

interface LinkGoogleProps {
  /** True when the account has a second factor: adding a way to sign in then requires a code. */
  readonly needsCode: boolean;
  readonly onLinked: () => void;
}

/** Links a Google account with Google's own button, which needs a configured client id. */
export function LinkGoogle({ needsCode, onLinked }: LinkGoogleProps) {
  const { t } = useTranslation(['settings', 'words']);
  const { t: ta } = useTranslation('auth');
  const say = useMessage();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const [unsupported, setUnsupported] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const { googleClientId } = config();

  const link = async (idToken: string) => {
    summary.clear();
    const result = await run('google', (signal) =>
      send(auth.linkGoogle, { body: { idToken, ...(code === null ? {} : { code }) }, signal }),
    );
    if (result.outcome === 'done') onLinked();
    else if (result.outcome === 'failed') {
      // After a wrong code, the code is asked for again.
      setCode(null);
      if (isNotOffered(result.error)) setUnsupported(true);
      else summary.show(say(userMessage(result.error)));
    }
  };

  if (unsupported) return <NotOffered>{t('google.unavailable')}</NotOffered>;
  if (googleClientId === null) return <NotOffered>{t('google.notConfigured')}</NotOffered>;
  return (
    <>
      <FormAlert summary={summary} />
      <Text quiet sx={{ marginBlockEnd: 2, maxWidth: lineWidth(60) }}>
        {t('google.linkHint')}
      </Text>
      {needsCode && code === null ? (
        <CodeForm
          id="google-code"
          accepts="any"
          submitLabel={t('words:continue')}
          onSend={async (typed) => typed}
          onDone={(typed) => {
            summary.clear();
            setCode(typed);
          }}
        />
      ) : (
        <Box sx={{ maxWidth: 400 }}>
          <GoogleButton
            clientId={googleClientId}
            disabled={false}
            pending={pending !== null}
            onCredential={(idToken) => void link(idToken)}
            onUnavailable={() => summary.show(ta('social.googleUnavailable'))}
          />
        </Box>
      )}
    </>
  );
}
