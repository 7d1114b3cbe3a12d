import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Application } from '@/api/endpoints/applications';
import { jobs } from '@/api/endpoints/jobs';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { isNotFound } from '@/errors/ApiError';
import { beginningQuery, isSent } from '@/features/applications/applicationReads';
import { forgetApplyFor } from '@/features/applications/applyFor';
import { Receipt } from '@/features/applications/Receipt';
import { jobSegment } from '@/features/jobs/slug';
import { useProfile } from '@/features/profile/useProfile';
import { readDraft } from '@/forms/drafts/drafts';
import { useAccount } from '@/identity/session/useAccount';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { type ReadState, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useRouteParams } from '@/ui/page/useRoute';
import { ApplyForm } from './ApplyForm';
import type { ApplyStart } from './draft';
import { draftFrom, draftName, draftOfServer, newerDraft } from './draft';

/** /applications/new/{job}: an application in steps. */
export function NewApplicationPage() {
  const { user } = useWho();
  const { job } = useRouteParams('newApplication');
  return user === null ? null : (
    <Content narrow padded>
      <Begin key={`${user.id} ${job}`} user={user} jobId={job} />
    </Content>
  );
}

/** Combines two reads, because the form starts only when all its data is loaded. */
function together<A, B>(a: ReadState<A>, b: ReadState<B>): ReadState<readonly [A, B]> {
  if (a.status === 'failed') return a;
  if (b.status === 'failed') return b;
  if (a.status === 'ready' && b.status === 'ready') return { ...a, data: [a.data, b.data] };
  return a.status === 'notOffered' || b.status === 'notOffered'
    ? { status: 'notOffered' }
    : { status: 'loading' };
}

function Begin({ user, jobId }: { readonly user: SessionUser; readonly jobId: string }) {
  const { t } = useTranslation('applications');
  const [sent, setSent] = useState<Application | null>(null);
  const [start, setStart] = useState<ApplyStart>();
  const jobQuery = useQuery({ ...queryOptionsFor(jobs.byId, { path: { id: jobId } }), staleTime: 0 });
  const before = readState(useQuery(beginningQuery(jobId)));
  // The form waits for both, so that its first step does not move. When they fail it starts without them.
  const account = readState(useAccount());
  const profile = useProfile(user.id);
  useEffect(forgetApplyFor, []);

  if (sent !== null) return <Receipt application={sent} />;
  if (start === undefined && isNotFound(jobQuery.error)) return <Gone />;
  const isReady = account.status !== 'loading' && profile.status !== 'loading';
  const state = together(readState(jobQuery), before);
  if (start === undefined && isReady && state.status === 'ready' && !jobQuery.isFetching) {
    const [job, mine] = state.data;
    const draft = newerDraft(readDraft(draftName(user.id, jobId), draftFrom), draftOfServer(mine));
    setStart({ job, draft, earlier: mine });
  }
  if (start === undefined) {
    return (
      <>
        <PageHeading />
        <Box sx={{ mt: 3 }}>
          <QueryState
            state={isReady && state.status !== 'ready' ? state : { status: 'loading' }}
            failed={t('apply.failed')}
            size="page"
            skeleton={<RowsSkeleton rows={6} height={48} />}
          >
            {() => null}
          </QueryState>
        </Box>
      </>
    );
  }
  const { earlier, job } = start;
  if (earlier !== null && isSent(earlier)) {
    return areaIsOn('applications') ? (
      <Navigate to={pathOf('receipt', { id: earlier.id })} replace />
    ) : (
      <Receipt application={earlier} />
    );
  }
  if (job.status === 'closed' && start.draft === undefined) return <Gone title={t('apply.closedTitle')} />;
  return <ApplyForm user={user} start={start} onSent={setSent} jobPath={`/jobs/${jobSegment(job)}`} />;
}

/** Shown when the job does not exist, or was closed before anything was written. */
function Gone({ title }: { readonly title?: string }) {
  const { t } = useTranslation(['words', 'terms']);
  return (
    <>
      <PageHeading />
      <EmptyState
        title={title ?? t('terms:jobGone')}
        action={
          <Button variant="outlined" component={AppLink} to={pathOf('jobs')}>
            {t('browseJobs')}
          </Button>
        }
      />
    </>
  );
}
