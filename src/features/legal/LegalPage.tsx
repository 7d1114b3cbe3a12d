import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT, LEGAL_CHANGED } from '@/config/marketing';
import { formatDate } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { Block } from '@/ui/page/Block';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageBody } from '@/ui/page/PageBody';
import { lineWidth } from '@/ui/text/lineWidth';

interface Part {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Content below the text. */
  readonly more?: ReactNode;
}

interface LegalPageProps {
  readonly lead: string;
  readonly parts: readonly Part[];
  /** The address of a legal text that the owner published: then the page shows only this address. */
  readonly ownAddress: string | undefined;
}

/** A legal text in short sections, or the address of the owner's own text. */
export function LegalPage({ lead, parts, ownAddress }: LegalPageProps) {
  const { t } = useTranslation('legal');
  if (ownAddress !== undefined) {
    return (
      <PageBody lead={t('own')}>
        <Link component={AppLink} to={ownAddress} dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {ownAddress}
        </Link>
      </PageBody>
    );
  }
  return (
    <PageBody lead={lead}>
      <Typography sx={{ mb: 3, maxWidth: lineWidth(68), color: 'text.secondary' }}>
        {t('changed', { date: formatDate(LEGAL_CHANGED, { dateStyle: 'long' }) })}
        <br />
        {t('draft')}
      </Typography>
      {parts.map(({ id, heading, text, more }) => (
        <Block key={id} heading={heading}>
          <Typography sx={{ textWrap: 'pretty' }}>{text}</Typography>
          {more}
        </Block>
      ))}
    </PageBody>
  );
}

/** The e-mail address of the support. */
export const SupportAddress = () => (
  <Typography sx={{ mt: 2 }}>
    <EmailLink address={CONTACT.support} />
  </Typography>
);
