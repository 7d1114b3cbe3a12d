import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { config } from '@/config/env';
import { isNotOffered } from '@/errors/ApiError';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { LazyDialog } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { Notice } from '@/pages/settings/parts/Notice';
import { noteAccount, useAccount } from '@/identity/session/useAccount';
import { GoogleButton } from '@/identity/social/GoogleButton';
import { useConfirmDialog } from '@/pages/settings/parts/useConfirmDialog';
import { CodeForm } from '@/pages/settings/two-factor/CodeForm';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { NotOffered } from '@/ui/loading/NotOffered';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';

/** Settings, "Google": links a Google account for signing in. Shown only while the feature flag is on. */
export function GoogleSection() {
  const { t } = useTranslation('settings');
  const account = useAccount();
  const [outcome, setOutcome] = useState<'linked' | 'unlinked' | null>(null);
  const now = (linked: boolean) => {
    noteAccount({ googleLinked: linked });
    setOutcome(linked ? 'linked' : 'unlinked');
  };
  return (
    <Section id="google" title={t('nav.google')} lead={t('google.lead')}>
      <Surface>
        <QueryState
          size="page"
          state={readState(account)}
          skeleton={<RowsSkeleton rows={1} height={80} />}
          failed={t('google.failed')}
          notOffered={t('google.unavailable')}
        >
          {({ googleLinked, hasPassword, twoFactorEnabled }) => (
            <>
              {outcome === (googleLinked === true ? 'linked' : 'unlinked') && (
                <Box sx={{ mb: 2 }}>
                  <Notice>{t(`google.${outcome}`)}</Notice>
                </Box>
              )}
              {googleLinked === true ? (
                <UnlinkGoogle hasPassword={hasPassword !== false} onUnlinked={() => now(false)} />
              ) : (
                <LinkGoogle needsCode={twoFactorEnabled === true} onLinked={() => now(true)} />
              )}
            </>
          )}
        </QueryState>
      </Surface>
    </Section>
  );
}

interface UnlinkGoogleProps {
  readonly hasPassword: boolean;
  readonly onUnlinked: () => void;
}

/** The linked Google account. It can be unlinked only when the person has another way to sign in. */
function UnlinkGoogle({ hasPassword, onUnlinked }: UnlinkGoogleProps) {
  const { t } = useTranslation('settings');
  const asking = useConfirmDialog();
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
        onClick={asking.show}
        sx={{ mt: 2 }}
      >
        {t('google.unlink')}
      </Button>
      <LazyDialog
        of={asking}
        title={t('google.ask.title')}
        action={t('google.unlink')}
        onConfirm={(signal) => send(auth.unlinkGoogle, { signal })}
        onDone={onUnlinked}
      >
        {t('google.ask.text')}
      </LazyDialog>
    </>
  );
}

interface LinkGoogleProps {
  /** True when the account has a second factor: adding a way to sign in then requires a code. */
  readonly needsCode: boolean;
  readonly onLinked: () => void;
}

/** Links a Google account with Google's own button, which needs a configured client id. */
function LinkGoogle({ needsCode, onLinked }: LinkGoogleProps) {
  const { t } = useTranslation(['settings', 'words', 'auth']);
  const { request, summary, busy } = useButtonRequest();
  const [unsupported, setUnsupported] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const { googleClientId } = config();

  const link = (idToken: string) =>
    request(
      (signal) => send(auth.linkGoogle, { body: { idToken, ...(code === null ? {} : { code }) }, signal }),
      onLinked,
      (error) => {
        // After a wrong code, the code is asked for again.
        setCode(null);
        setUnsupported(isNotOffered(error));
        return isNotOffered(error);
      },
    );

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
            pending={busy}
            onCredential={(idToken) => void link(idToken)}
            onUnavailable={() => summary.show(t('auth:social.googleUnavailable'))}
          />
        </Box>
      )}
    </>
  );
}
