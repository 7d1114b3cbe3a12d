import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

/** The application does not exist or belongs to somebody else. Both cases show the same words on purpose. */
export function NotFoundHere() {
  const { t } = useTranslation(['applications', 'terms']);
  return (
    <Content narrow>
      <Box sx={{ paddingBlock: { xs: 6, md: 10 }, display: 'grid', gap: 3, justifyItems: 'start' }}>
        <PageHeading title={t('terms:applicationNotFound')} lead={t('detail.notFoundText')} />
        <Button variant="outlined" component={AppLink} to={pathOf('applications')}>
          {t('terms:allApplications')}
        </Button>
      </Box>
    </Content>
  );
}
