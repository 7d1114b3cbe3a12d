import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { config } from '@/config/env';
import { teerOf } from '@/eligibility/noc/code';
import { closingOf } from '@/features/jobs/closing';
import { CardSkeletons, JobCard, JobCards } from '@/features/jobs/JobCard';
import { alikeQuery, similarQuery } from '@/features/jobs/queries';
import { jobSegment } from '@/features/jobs/slug';
import { formatDate, formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Chips } from '@/ui/text/Chips';
import { Employer } from './Employer';
import { JobHead } from './JobHead';
import { JobNav } from './JobNav';
import { FactList, JOB_SX, JobSection, Lines, Paragraphs, TEXT_SX } from './JobSection';
import { KeyFacts } from './KeyFacts';
import { isForSearchEngines, Microdata } from './Microdata';
import { WhoPaysPart } from './WhoPaysPart';
import { YourMatch } from './YourMatch';

/** The facts of a job besides its key facts. Unknown ones are left out. */
function Facts({ job }: { readonly job: Job }) {
  const { t } = useTranslation(['jobs', 'fields']);
  const { openings, nocCode, postedAt, reference } = job;
  if (!openings && !nocCode && !postedAt && !reference) return null;
  const teer = nocCode ? teerOf(nocCode) : null;
  return (
    <JobSection title={t('facts.title')}>
      <FactList
        facts={[
          [t('anatomy.posted'), postedAt ? formatDate(postedAt) : null],
          [t('facts.openings'), openings ? formatNumber(openings) : null],
          [
            t('facts.noc'),
            nocCode ? (teer === null ? nocCode : t('facts.nocValue', { code: nocCode, teer })) : null,
          ],
          [t('fields:jobReference'), reference],
        ]}
      />
    </JobSection>
  );
}

const reportDialog = lazyDialog(() => import('./ReportDialog').then((m) => m.ReportDialog));

/** The button that opens the report dialog. */
function ReportJob({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const dialog = useLazyDialog(reportDialog);
  return (
    <Box className="vt-no-print" sx={{ mt: 4 }}>
      <Button startIcon={<FlagIcon aria-hidden />} onClick={dialog.show} sx={{ marginInlineStart: -1 }}>
        {t('report.title')}
      </Button>
      <LazyDialog of={dialog} id={id} />
    </Box>
  );
}

const MOST = 4;

/**
 * Similar jobs; renders nothing when there are none. Without the endpoint, jobs of the same category are
 * requested.
 */
function Similar({ job }: { readonly job: Job }) {
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

interface JobViewProps {
  readonly job: Job;
  /** False while only the data of a list is known. */
  readonly whole: boolean;
}

/** All facts of a job. The employer's texts are shown as plain text, never as markup. */
export function JobView({ job, whole }: JobViewProps) {
  const { t } = useTranslation(['jobs', 'fields']);
  const [now] = useState(() => Date.now());
  const closing = closingOf(job, now);
  const closed = closing.kind === 'closed';
  const indexed = whole && isForSearchEngines(job, closed);
  const { siteOrigin } = config();
  const skills = job.skills ?? [];
  const benefits = job.benefits ?? [];
  const requirements = job.requirements ?? [];
  return (
    <Box
      component="article"
      {...(indexed ? { itemScope: true, itemType: 'https://schema.org/JobPosting' } : {})}
      sx={JOB_SX}
    >
      {closed && <meta name="robots" content="noindex" />}
      {indexed && siteOrigin !== null && (
        <link rel="canonical" href={`${siteOrigin}${pathOf('jobDetail', { job: jobSegment(job) })}`} />
      )}
      <JobNav id={job.id} />
      <JobHead job={job} closing={closing} />
      <KeyFacts job={job} closing={closing} />
      <Box className="vt-in-order" sx={TEXT_SX}>
        {indexed && <Microdata job={job} />}
        {closed && <Similar job={job} />}
        <YourMatch job={job} whole={whole} />
        {whole ? (
          <>
            {job.description?.trim() && (
              <JobSection title={t('anatomy.description')}>
                <div {...(indexed ? { itemProp: 'description' } : {})}>
                  <Paragraphs text={job.description} language={job.language} />
                </div>
              </JobSection>
            )}
            {requirements.length > 0 && (
              <JobSection title={t('fields:requirements')}>
                <Lines items={requirements} language={job.language} />
              </JobSection>
            )}
          </>
        ) : (
          <JobSection title={t('anatomy.description')}>
            <TextSkeleton lines={6} />
          </JobSection>
        )}
        {skills.length > 0 && (
          <JobSection title={t('fields:skills')}>
            <Chips label={t('fields:skills')} items={skills} />
          </JobSection>
        )}
        {benefits.length > 0 && (
          <JobSection title={t('fields:benefits')}>
            <Lines items={benefits} language={job.language} />
          </JobSection>
        )}
        <Facts job={job} />
        <WhoPaysPart job={job} />
        <Employer job={job} />
        {!closed && <Similar job={job} />}
        <ReportJob id={job.id} />
        <Box dir="ltr" sx={{ display: 'none', mt: 2, '@media print': { display: 'block' } }}>
          {`${location.origin}${location.pathname}`}
        </Box>
      </Box>
    </Box>
  );
}
