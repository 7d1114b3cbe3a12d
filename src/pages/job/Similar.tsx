import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { CardSkeletons } from '@/features/jobs/CardSkeletons';
import { JobCard } from '@/features/jobs/JobCard';
import { JobCards } from '@/features/jobs/JobCards';
import { alikeQuery, similarQuery } from '@/features/jobs/queries';
import { JobSection } from './JobSection';

const MOST = 4;

/**
 * Similar jobs; renders nothing when there are none. Without the endpoint, jobs of the same category are
 * requested.
 */
export function Similar({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const similar = useQuery(similarQuery(job.id));
  const alike = useQuery({
    ...alikeQuery(job),
    enabled: similar.error !== null && Boolean(job.category),
    select: ({ data }) => data,
  });
  const similarJobs = (similar.data ?? alike.data ?? [])
    .filter(
      ({ id, category, countryCode }) =>
        id !== job.id &&
        (similar.data !== undefined || (category === job.category && countryCode === job.countryCode)),
    )
    .slice(0, MOST);
  if (similar.isLoading || alike.isLoading) {
    return (
      <JobSection title={t('detail.similar')} className="vt-no-print">
        <CardSkeletons cards={MOST} />
      </JobSection>
    );
  }
  if (similarJobs.length === 0) return null;
  return (
    <JobSection title={t('detail.similar')} className="vt-no-print">
      <JobCards>
        {similarJobs.map((each) => (
          <JobCard key={each.id} job={each} />
        ))}
      </JobCards>
    </JobSection>
  );
}
