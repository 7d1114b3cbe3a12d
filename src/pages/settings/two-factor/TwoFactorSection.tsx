import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { noteAccount, useAccount } from '@/identity/session/useAccount';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { BackupCodes } from './BackupCodes';
import { TwoFactorOff, TwoFactorOn } from './TwoFactorState';

/**
 * New backup codes and why they were created. They are kept only on this screen, until the person has saved
 * them.
 */
interface NewCodes {
  readonly codes: readonly string[];
  readonly reason: 'enabled' | 'renewed';
}

type Outcome = 'enabled' | 'disabled' | null;

/** Settings, "Two-factor sign-in": a code of an authenticator app as the second step of signing in. */
export function TwoFactorSection() {
  const { t } = useTranslation(['settings', 'terms']);
  const account = useAccount();
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

  return (
    <Section id="two-factor" title={t('terms:twoStepVerification')} lead={t('twoFactor.lead')}>
      <Surface>
        {newCodes === null ? (
          <QueryState
            size="page"
            state={readState(account)}
            skeleton={<RowsSkeleton rows={1} height={96} />}
            failed={t('twoFactor.failed')}
            notOffered={t('twoFactor.unavailable')}
          >
            {({ twoFactorEnabled }) =>
              twoFactorEnabled === true ? (
                <TwoFactorOn
                  justSaved={outcome === 'enabled'}
                  onNewCodes={(codes) => setNewCodes({ codes, reason: 'renewed' })}
                  onDisabled={() => {
                    noteAccount({ twoFactorEnabled: false });
                    setOutcome('disabled');
                  }}
                />
              ) : (
                <TwoFactorOff
                  justDisabled={outcome === 'disabled'}
                  onEnabled={(codes) => {
                    noteAccount({ twoFactorEnabled: true });
                    setNewCodes({ codes, reason: 'enabled' });
                  }}
                />
              )
            }
          </QueryState>
        ) : (
          <BackupCodes
            {...newCodes}
            email={account.data?.email ?? ''}
            onDone={() => {
              setNewCodes(null);
              setOutcome('enabled');
            }}
          />
        )}
      </Surface>
    </Section>
  );
}
