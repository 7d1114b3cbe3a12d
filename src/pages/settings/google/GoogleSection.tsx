import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { Notice } from '@/pages/settings/parts/Notice';
import { noteAccount, useAccount } from '@/identity/session/useAccount';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { LinkGoogle } from './LinkGoogle';
import { UnlinkGoogle } from './UnlinkGoogle';

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
                  <Notice takesFocus>{t(`google.${outcome}`)}</Notice>
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
