import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '@/errors/ApiError';
import { JOBS, withWords } from '@/features/jobs/filters';
import { markGone, noteRecent } from '@/features/jobs/kept/recent';
import { jobQuery } from '@/features/jobs/queries';
import { jobSegment, readSegment, wordsOfSlug } from '@/features/jobs/slug';
import { useMatcher } from '@/features/jobs/useMatcher';
import { useMayStoreViewed } from '@/features/jobs/viewer';
import { pathOf } from '@/routing/routes';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import { useIsHydrated } from '@/runtime/useBrowserValue';
import { Actions } from '@/ui/page/Actions';
import { AppLink } from '@/ui/page/AppLink';
import { NotFoundBody } from '@/ui/page/NotFoundBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useRouteParams } from '@/ui/page/useRoute';
import { JobFailed, JobLoading } from './JobStates';
import { JobView } from './JobView';

/**
 * Shown when the server does not know the job. The words of its address are used to search for similar jobs.
 */
function GoneJob({ slug }: { readonly slug: string }) {
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
          to={JOBS.pathTo(withWords(JOBS.plain, wordsOfSlug(slug)))}
        >
          {t('gone.search')}
        </Button>
      </Actions>
    </Box>
  );
}

/** One job, by the id in its address. The slug after the id is corrected when the job is loaded. */
export function JobPage() {
  const { job: segment } = useRouteParams('jobDetail');
  const parsed = readSegment(segment);
  return parsed === undefined ? (
    <NotFoundBody />
  ) : (
    <JobOf key={parsed.id} id={parsed.id} slug={parsed.slug} segment={segment} />
  );
}

interface JobOfProps {
  readonly id: string;
  readonly slug: string;
  readonly segment: string;
}

function JobOf({ id, slug, segment }: JobOfProps) {
  // One prerendered page serves every job, so hydration must begin without a job.
  const started = useIsHydrated();
  const query = useQuery({ ...jobQuery(id), subscribed: started });
  // Starts reading the profile at the same time as the job.
  useMatcher();
  const { data, error, isPlaceholderData } = query;
  const { search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();

  const whole = isPlaceholderData ? undefined : data;
  const mayStore = useMayStoreViewed();
  useEffect(() => {
    if (whole !== undefined && mayStore) noteRecent(whole);
  }, [whole, mayStore]);
  useEffect(() => {
    if (whole === undefined) return;
    const right = jobSegment(whole);
    if (segment !== right) {
      replaceAddress(`${pathOf('jobDetail', { job: right })}${search}${hash}`);
    }
  }, [whole, segment, search, hash, replaceAddress]);

  const gone = isNotFound(error) && data === undefined;
  useEffect(() => {
    if (gone) markGone(id);
  }, [gone, id]);

  return (
    <Content>
      {!started || (data === undefined && error === null) ? (
        <JobLoading />
      ) : gone ? (
        <GoneJob slug={slug} />
      ) : data === undefined ? (
        <JobFailed error={error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <JobView job={data} whole={!isPlaceholderData} />
      )}
    </Content>
  );
}
