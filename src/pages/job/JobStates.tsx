import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { userMessage } from '@/errors/normaliser';
import { keptResults } from '@/features/jobs/results';
import { useMessage } from '@/i18n/useMessage';
import { ErrorState } from '@/ui/loading/ErrorState';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { FACTS_SX, JOB_SX, TEXT_SX } from './layoutSx';

/** A job to come: the shape of its title in two lines, its key facts and its text where they will stand. */
export function JobLoading() {
  const { t } = useTranslation('jobs');
  return (
    <Box aria-busy="true" sx={JOB_SX}>
      <header>
        <PageHeading>
          <VisuallyHidden>{t('detail.title')}</VisuallyHidden>
          <Box
            component="span"
            aria-hidden
            sx={{ display: 'grid', gap: 1, height: '2.6em', '& > *': { height: '1.1em !important' } }}
          >
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        </PageHeading>
        <Box sx={{ mt: 1.5, maxWidth: 240 }}>
          <TextSkeleton lines={2} />
        </Box>
      </header>
      <Box sx={FACTS_SX}>
        <Box sx={{ mt: { xs: 2, lg: 0 }, display: 'grid', gap: 2 }}>
          <Skeleton width="80%" height={28} />
          <Skeleton height={52} />
          <Skeleton height={44} />
          <Skeleton height={248} />
        </Box>
      </Box>
      <Box sx={{ ...TEXT_SX, paddingBlockStart: 4 }}>
        <TextSkeleton lines={6} />
      </Box>
    </Box>
  );
}

interface JobFailedProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The job could not be read; it may be there all the same. */
export function JobFailed({ error, retrying, onRetry }: JobFailedProps) {
  const { t } = useTranslation('jobs');
  const say = useMessage();
  return (
    <Box sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <PageHeading />
      <ErrorState
        title={t('detail.failed')}
        message={say(userMessage(error))}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <Button component={AppLink} to={`${pathOf('jobs')}${keptResults()?.address ?? ''}`}>
            {t('detail.back')}
          </Button>
        }
      />
    </Box>
  );
}
