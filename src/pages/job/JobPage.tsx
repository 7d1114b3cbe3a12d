import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/runtime/useBrowserValue';
import { pathOf } from '@/routing/routes';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import { ApiError } from '@/errors/ApiError';
import { markGone, noteRecent } from '@/features/jobs/kept/recent';
import { jobQuery } from '@/features/jobs/queries';
import { jobSegment, readSegment } from '@/features/jobs/slug';
import { useMatcher } from '@/features/jobs/useMatcher';
import { Content } from '@/ui/page/Section';
import { NotFoundBody } from '@/ui/page/NotFoundBody';
import { useRouteParams } from '@/ui/page/useRoute';
import { GoneJob } from './GoneJob';
import { JobFailed, JobLoading } from './JobStates';
import { JobView } from './JobView';

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
  useEffect(() => {
    if (whole === undefined) return;
    noteRecent(whole);
    const right = jobSegment(whole);
    if (segment !== right) {
      replaceAddress(`${pathOf('jobDetail', { job: right })}${search}${hash}`);
    }
  }, [whole, segment, search, hash, replaceAddress]);

  const gone = error instanceof ApiError && error.status === 404 && data === undefined;
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
