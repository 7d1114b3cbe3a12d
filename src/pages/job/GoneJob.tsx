import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { JOBS } from '@/features/jobs/filters';
import { wordsOfSlug } from '@/features/jobs/slug';
import { Actions } from '@/ui/page/Actions';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';

/**
 * Shown when the server does not know the job. The words of its address are used to search for similar jobs.
 */
export function GoneJob({ slug }: { readonly slug: string }) {
  const { t } = useTranslation(['jobs', 'terms']);
  return (
    <Box sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('terms:jobGone')} lead={t('gone.text')} />
      <Actions>
        <Button
          variant="contained"
          size="large"
          component={AppLink}
          to={JOBS.pathTo({ ...JOBS.plain, sort: 'relevance', q: wordsOfSlug(slug) })}
        >
          {t('gone.search')}
        </Button>
      </Actions>
    </Box>
  );
}
