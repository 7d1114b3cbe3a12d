import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { GoogleButton } from './GoogleButton';
import type { SocialProvider } from './providers';
import { SocialButton } from './SocialButton';

interface SocialButtonsProps {
  readonly busy: boolean;
  readonly pending: SocialProvider | null;
  /** Starts the stub, or redirects to LinkedIn. */
  readonly onStart: (provider: SocialProvider) => void;
  readonly onGoogleCredential: (idToken: string) => void;
  readonly onUnavailable: (provider: SocialProvider) => void;
}

/** The buttons of Google and LinkedIn. A feature flag hides each; if both are hidden, nothing is rendered. */
export function SocialButtons(props: SocialButtonsProps) {
  const { busy, pending, onStart, onGoogleCredential, onUnavailable } = props;
  const { t } = useTranslation('auth');
  const { features, googleClientId } = config();
  if (!features.googleSignIn && !features.linkedInSignIn) return null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {features.googleSignIn && googleClientId !== null && (
          <GoogleButton
            clientId={googleClientId}
            disabled={busy}
            pending={pending === 'google'}
            onCredential={onGoogleCredential}
            onUnavailable={() => onUnavailable('google')}
          />
        )}
        {features.googleSignIn && googleClientId === null && (
          <SocialButton
            provider="google"
            disabled={busy}
            pending={pending === 'google'}
            onClick={() => onStart('google')}
          >
            {t('social.google')}
          </SocialButton>
        )}
        {features.linkedInSignIn && (
          <SocialButton
            provider="linkedin"
            disabled={busy}
            pending={pending === 'linkedin'}
            onClick={() => onStart('linkedin')}
          >
            {t('social.linkedin')}
          </SocialButton>
        )}
      </Box>
      <Divider sx={{ marginBlock: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('social.or')}
      </Divider>
    </>
  );
}
