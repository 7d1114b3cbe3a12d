import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { pathOf } from '@/routing/routes';
import { LegalPage, SupportAddress } from '@/features/legal/LegalPage';
import { AppLink } from '@/ui/page/AppLink';
import { useLinks } from '@/ui/page/useLinks';

const PARTS = ['service', 'cost', 'you', 'promise', 'end', 'questions'] as const;

/** What the agency does, costs and requires, and what it cannot promise. */
export function TermsPage() {
  const { t } = useTranslation(['legal', 'words']);
  const name = config().appName;
  const own = useLinks();
  const links = (
    <>
      <Link
        component={AppLink}
        to={own.privacy ?? pathOf('privacyPolicy')}
        sx={{ display: 'inline-block', mt: 2, paddingBlock: 0.5 }}
      >
        {t('words:privacyPolicy')}
      </Link>
      <SupportAddress />
    </>
  );
  return (
    <LegalPage
      ownAddress={own.terms}
      lead={t('terms.lead', { name })}
      parts={PARTS.map((id) => ({
        id,
        heading: t(`terms.${id}.heading`),
        text: t(`terms.${id}.text`, { name }),
        more: id === 'questions' && links,
      }))}
    />
  );
}
