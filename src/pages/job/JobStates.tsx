import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { storedResults } from '@/features/jobs/results';
import { ErrorState } from '@/ui/loading/ErrorState';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { FACTS_SX, JOB_SX, JobSection, PARAGRAPHS_SX, PHONE, TEXT_SX } from './JobSection';

/** Height of the text about the match that visitors see, in px. */
const MATCH_HEIGHT = 82;

/** Class of a grey shape that is hidden when the document fills in the text. */
const SHAPE = 'vt-early-shape';
/** Class of everything below the head of the job, whose position is unknown until the head is loaded. */
const BELOW = 'vt-early-below';
const NOT_FILLED = '&:has([data-early="title"]:empty)';
const FILLED = '&:has([data-early="title"]:not(:empty))';
/**
 * Before the app starts, the document may fill in the job's own text (build/early/earlyJob.ts). It is placed
 * where the app will render it, so that nothing visible moves.
 */
const EARLY_SX = {
  '& [data-early]:empty, & section:has(> [data-early]:empty)': { display: 'none' },
  [`${FILLED} .${SHAPE}, ${NOT_FILLED} [data-early-lines]`]: { display: 'none' },
  [`html[data-starting]:not([data-early-filled]) & .${BELOW}`]: { visibility: 'hidden' },
} as const;
/** A line between two rows, as in FactList. */
const ROWS_SX = {
  maxWidth: '32rem',
  '& > div': { height: '42.6px', borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

interface EarlyProps {
  readonly name: 'title' | 'company' | 'location' | 'tags' | 'facts' | 'text';
  readonly sx?: SxProps;
}

/** A place that the document fills in before the app starts. React leaves its content unchanged. */
const Early = ({ name, sx }: EarlyProps) => (
  <Box
    component={name === 'title' ? 'span' : 'div'}
    data-early={name}
    dir="auto"
    suppressHydrationWarning
    {...(sx === undefined ? {} : { sx })}
  >
    {''}
  </Box>
);

/** The placeholder of a job: title in two lines, key facts and text in their final places. */
export function JobLoading() {
  const { t } = useTranslation('jobs');
  return (
    <Box aria-busy="true" sx={{ ...JOB_SX, ...EARLY_SX }}>
      <header>
        <PageHeading>
          <Early name="title" />
          <span className={SHAPE}>
            <VisuallyHidden>{t('detail.title')}</VisuallyHidden>
            <Box
              component="span"
              aria-hidden
              sx={{ display: 'grid', gap: 1, height: '2.6em', '& > *': { height: '1.1em !important' } }}
            >
              <Skeleton />
              <Skeleton width="60%" />
            </Box>
          </span>
        </PageHeading>
        <Box data-early-lines="" sx={{ mt: 1.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          <Early name="company" />
          <Early name="location" sx={{ color: 'text.secondary' }} />
          <Early name="tags" />
        </Box>
        <Box className={SHAPE} sx={{ mt: 1.5, maxWidth: 240 }}>
          <TextSkeleton lines={2} />
        </Box>
      </header>
      <Box className={BELOW} sx={FACTS_SX}>
        <Box className={BELOW} sx={{ mt: { xs: 1, lg: 0 }, display: 'grid', gap: 2 }}>
          <Skeleton width="80%" height={24} />
          <Box sx={{ display: 'grid', [PHONE]: { display: 'none' } }}>
            <Skeleton height={48} />
          </Box>
          <Skeleton height={44} />
          <Early name="facts" sx={ROWS_SX} />
          <div className={SHAPE}>
            <Skeleton height={248} />
          </div>
        </Box>
      </Box>
      <Box className={BELOW} sx={{ ...TEXT_SX, paddingBlockStart: 4 }}>
        <Skeleton width="60%" height={MATCH_HEIGHT} />
        <JobSection title={t('anatomy.description')}>
          <Early name="text" sx={PARAGRAPHS_SX} />
        </JobSection>
        <div className={SHAPE}>
          <TextSkeleton lines={6} />
        </div>
      </Box>
    </Box>
  );
}

interface JobFailedProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The job could not be read, but it may exist. */
export function JobFailed({ error, retrying, onRetry }: JobFailedProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box sx={{ paddingBlock: { xs: 3, md: 5 } }}>
      <PageHeading />
      <ErrorState
        title={t('detail.failed')}
        error={error}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <Button component={AppLink} to={`${pathOf('jobs')}${storedResults()?.address ?? ''}`}>
            {t('detail.back')}
          </Button>
        }
      />
    </Box>
  );
}
