import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/config/languages';
import { currentLanguage } from '@/i18n/language';
import { getPreferences } from '@/preferences/preferences';
import { drawGoogleButton } from './googleIdentity';
import { SocialButton } from './SocialButton';

interface GoogleButtonProps {
  readonly clientId: string;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly onCredential: (idToken: string) => void;
  /** Called if the person pressed the replacement button and Google's script could not be loaded. */
  readonly onUnavailable: () => void;
}

/**
 * Google's own button: Google's terms require it, and only it returns a credential. Until it is drawn, and if
 * its script cannot be loaded, a button of ours with the same size replaces it. Pressing that one tries
 * again.
 */
export function GoogleButton({
  clientId,
  disabled,
  pending,
  onCredential,
  onUnavailable,
}: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'unavailable'>('loading');
  const [tries, setTries] = useState(0);
  const handler = useRef(onCredential);
  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    handler.current = onCredential;
    unavailable.current = onUnavailable;
  });

  useEffect(() => {
    const parent = place.current;
    if (parent === null) return undefined;
    let mounted = true;
    drawGoogleButton({
      clientId,
      parent,
      width: parent.parentElement?.clientWidth ?? 0,
      locale: LANGUAGES[currentLanguage()].tag,
      dark: getPreferences().isDarkMode,
      // A credential that arrives after the dialog was closed is ignored.
      onCredential: (idToken) => {
        if (mounted) handler.current(idToken);
      },
    }).then(
      () => mounted && setState('drawn'),
      () => {
        if (!mounted) return;
        setState('unavailable');
        if (tries > 0) unavailable.current();
      },
    );
    return () => {
      mounted = false;
    };
  }, [clientId, tries]);

  const inactive = disabled || pending;
  return (
    <Box sx={{ position: 'relative', minHeight: 48 }}>
      <Box
        ref={place}
        inert={inactive || state !== 'drawn'}
        sx={{
          display: 'flex',
          justifyContent: 'center',
          minHeight: 48,
          alignItems: 'center',
          opacity: inactive ? 0.5 : 1,
          visibility: state === 'drawn' ? 'visible' : 'hidden',
          colorScheme: 'light',
        }}
      />
      {state !== 'drawn' && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <SocialButton
            provider="google"
            disabled={disabled}
            pending={pending || state === 'loading'}
            onClick={() => {
              setState('loading');
              setTries(tries + 1);
            }}
          >
            {t('social.google')}
          </SocialButton>
        </Box>
      )}
    </Box>
  );
}
