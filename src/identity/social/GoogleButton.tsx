import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/config/languages';
import { currentLanguage } from '@/i18n/i18n';
import { getPreferences } from '@/preferences/preferences';
import { drawGoogleButton } from './googleIdentity';
import { SocialButton } from './SocialButton';

interface GoogleButtonProps {
  readonly clientId: string;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly onCredential: (idToken: string) => void;
  /** Google's script could not be loaded, and somebody pressed the button that stands in for it. */
  readonly onUnavailable: () => void;
}

/**
 * Google's own button: its terms want it, and only it brings a credential. Until it has been drawn, and when its
 * script cannot be had, a button of ours of the same size stands in its place; pressing that one tries again.
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
    let here = true;
    drawGoogleButton({
      clientId,
      parent,
      width: parent.parentElement?.clientWidth ?? 0,
      locale: LANGUAGES[currentLanguage()].tag,
      dark: getPreferences().isDarkMode,
      // An answer that comes after the dialog was closed signs nobody in.
      onCredential: (idToken) => {
        if (here) handler.current(idToken);
      },
    }).then(
      () => here && setState('drawn'),
      () => {
        if (!here) return;
        setState('unavailable');
        if (tries > 0) unavailable.current();
      },
    );
    return () => {
      here = false;
    };
  }, [clientId, tries]);

  const asleep = disabled || pending;
  return (
    <Box sx={{ position: 'relative', minHeight: 48 }}>
      <Box
        ref={place}
        inert={asleep || state !== 'drawn'}
        sx={{
          display: 'flex',
          justifyContent: 'center',
          minHeight: 48,
          alignItems: 'center',
          opacity: asleep ? 0.5 : 1,
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
