import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@/identity/session/useAccount';
import { Notice } from '@/pages/settings/parts/Notice';
import { Section } from '@/ui/page/Section';
import { Surface } from '@/ui/card/Surface';
import { PasswordForm } from './PasswordForm';

/**
 * Settings, "Password". It does not wait for the account, which only decides whether the current password is
 * asked for.
 */
export function PasswordSection() {
  const { t } = useTranslation(['settings', 'fields']);
  const { data } = useAccount();
  const [changes, setChanges] = useState(0);
  const hasPassword = data?.hasPassword !== false;
  return (
    <Section
      id="password"
      title={t('fields:password')}
      lead={hasPassword ? t('password.lead') : t('password.leadFirst')}
    >
      <Surface>
        {/* A new form after each change, so that no password stays in the page. */}
        <PasswordForm
          key={changes}
          email={data?.email}
          hasPassword={hasPassword}
          onChanged={() => setChanges((count) => count + 1)}
          notice={changes > 0 ? <Notice takesFocus>{t('password.changed')}</Notice> : null}
        />
      </Surface>
    </Section>
  );
}
