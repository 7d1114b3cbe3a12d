import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { LegalPage, SupportAddress } from '@/features/legal/LegalPage';
import { useLinks } from '@/ui/page/useLinks';

const PARTS = ['told', 'use', 'seen', 'browser', 'sent', 'rights'] as const;

/**
 * Which data is stored about a person, where, who sees it and how it is deleted. It only states what the
 * product does.
 */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      ownAddress={useLinks().privacy}
      lead={t('privacy.lead', { name: config().appName })}
      parts={PARTS.map((id) => ({
        id,
        heading: t(`privacy.${id}.heading`),
        text: t(`privacy.${id}.text`),
        more: id === 'rights' && <SupportAddress />,
      }))}
    />
  );
}
