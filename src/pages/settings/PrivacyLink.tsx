import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { Section } from '@/ui/page/Section';
import { Text } from '@/ui/text/Text';

/** The link to the privacy page. */
export function PrivacyLink() {
  const { t } = useTranslation('settings');
  return (
    <Section>
      <Surface>
        <Link
          component={AppLink}
          to={pathOf('privacySettings')}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'subtitle1' }}
        >
          {t('privacy.link')}
        </Link>
        <Text quiet>{t('privacy.text')}</Text>
      </Surface>
    </Section>
  );
}
