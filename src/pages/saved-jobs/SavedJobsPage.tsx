import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JobCard, JobCards } from '@/features/jobs/JobCard';
import { DeviceJobsOffer } from '@/features/jobs/kept/DeviceJobsOffer';
import { dropFromDevice, onDevice, recent } from '@/features/jobs/kept/recent';
import { type Savable, useSaved } from '@/features/jobs/kept/saved';
import { savedQuery } from '@/features/jobs/queries';
import { StoredJobList } from '@/features/jobs/StoredJobList';
import { useJobViewer } from '@/features/jobs/viewer';
import { ShortcutsButton } from '@/layout/shortcuts/ShortcutsButton';
import { pathOf } from '@/routing/routes';
import { focusAround, focusIfLost, useFocusNext } from '@/ui/focusNext';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { Text } from '@/ui/text/Text';
import { SavedSearches } from './SavedSearches';

/** The saved jobs of the account, or of this device when nobody is signed in or the server stores none. */
function SavedJobs() {
  const { t } = useTranslation('jobs');
  const { userId } = useJobViewer();
  const state = readState(useQuery({ ...savedQuery(), enabled: userId !== null }));
  if (userId === null || state.status === 'notOffered') return <OnDevice />;
  return (
    <>
      <DeviceJobsOffer offered={state.status === 'ready'} />
      <QueryState
        state={state}
        failed={t('kept.jobsFailed')}
        skeleton={<RowsSkeleton rows={3} height={208} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<NoneSaved />}
      >
        {({ list }) => (
          <JobCards>
            {list.map((job, at) => (
              <Kept
                key={job.id}
                at={at}
                job={{ ...job, viewer: { ...(job.viewer ?? NOBODY), saved: true } }}
              />
            ))}
          </JobCards>
        )}
      </QueryState>
    </>
  );
}

/** The link of the job that takes the place of a removed one, or of the way to other jobs. */
function linkAt(at: number): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>('#saved li a')];
  return (
    links[Math.min(at, links.length - 1)] ?? document.querySelector<HTMLElement>('#saved a') ?? undefined
  );
}

const NOBODY = { saved: true, applicationId: null, applicationStatus: null, appliedAt: null };

interface KeptProps {
  readonly job: Parameters<typeof JobCard>[0]['job'];
  /** Its place in the list. */
  readonly at: number;
}

function Kept({ job, at }: KeptProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const { saved, toggle } = useSaved(job satisfies Savable);
  const [wasSaved] = useState(saved);
  useFocusNext(() => focusIfLost(() => linkAt(at)), wasSaved && !saved);
  if (!saved) return null;
  // A closed job has a 'Remove' button with text, so that nobody saves it again by mistake.
  const remove = job.status === 'closed' && (
    <Button data-save="" aria-label={t('kept.removeJob', { title: job.title })} onClick={toggle}>
      {t('words:remove')}
    </Button>
  );
  return <JobCard job={job} {...(remove ? { action: remove } : {})} />;
}

function OnDevice() {
  const { t } = useTranslation(['jobs', 'words']);
  const deviceJobs = onDevice.use();
  if (deviceJobs.length === 0) return <NoneSaved />;
  const remove = (id: string) => {
    const at = deviceJobs.findIndex((job) => job.id === id);
    dropFromDevice(id);
    focusIfLost(() => linkAt(at));
  };
  return (
    <>
      <Text quiet sx={{ mb: 1 }}>
        {t('kept.here')}
      </Text>
      <StoredJobList
        jobs={deviceJobs}
        action={({ id, title }) => (
          <Button aria-label={t('kept.removeJob', { title })} onClick={() => remove(id)}>
            {t('words:remove')}
          </Button>
        )}
      />
    </>
  );
}

function NoneSaved() {
  const { t } = useTranslation(['jobs', 'words']);
  return (
    <EmptyState
      level={3}
      title={t('kept.noJobs')}
      text={t('kept.noJobsText')}
      action={
        <Button variant="outlined" component={AppLink} to={pathOf('jobs')}>
          {t('words:browseJobs')}
        </Button>
      }
    />
  );
}

/** The saved jobs, the saved searches and the recently viewed jobs. */
export function SavedJobsPage() {
  const { t } = useTranslation(['jobs', 'terms']);
  const looked = recent.use();
  return (
    <Content narrow padded>
      <div className="vt-in-order">
        <PageHeading />
        <Section id="saved" title={t('kept.jobs')}>
          <SavedJobs />
        </Section>
        <Section id="searches" title={t('kept.searches')}>
          <SavedSearches />
        </Section>
        <Section id="recent" title={t('kept.recent')}>
          {looked.length === 0 ? (
            <EmptyState plain level={3} title={t('kept.noRecent')} text={t('kept.noRecentText')} />
          ) : (
            <>
              <StoredJobList jobs={looked} />
              <Button
                onClick={(event) => {
                  recent.set([]);
                  focusAround(event);
                }}
                sx={{ mt: 1 }}
              >
                {t('terms:clearTheList')}
              </Button>
            </>
          )}
        </Section>
        <ShortcutsButton />
      </div>
    </Content>
  );
}
