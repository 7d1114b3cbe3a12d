import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { closingOf } from '@/features/jobs/closing';
import { formatDate } from '@/i18n/format';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Chips } from '@/ui/text/Chips';
import { Employer } from './Employer';
import { Facts } from './Facts';
import { isForSearchEngines, Microdata } from './Microdata';
import { ApplyButton } from './ApplyButton';
import { JobActions, JobHead } from './JobHead';
import { JobNav } from './JobNav';
import { Lines, Paragraphs } from './OwnWords';
import { Part } from './Part';
import { ReportJob } from './ReportJob';
import { Similar } from './Similar';
import { WhoPaysPart } from './WhoPaysPart';
import { YourMatch } from './YourMatch';

interface JobViewProps {
  readonly job: Job;
  /** False while only what a list told is known. */
  readonly whole: boolean;
}

const PHONE = '@media (max-width: 599.95px) and (min-height: 480px)';
/** What has the focus stays clear of the button at the lower edge of a phone. */
const ARTICLE_SX = {
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: { xs: 3, md: 5 },
  maxWidth: 800,
  '& > *': { minWidth: 0 },
  [PHONE]: { '& :focus-visible': { scrollMarginBlockEnd: '88px' } },
  '@media print': { maxWidth: 'none' },
} as const;
/** On a phone it stays at the lower edge for as long as the job is read. */
const APPLY_SX = {
  mt: 2.5,
  '& > [data-apply]': { width: 'auto' },
  [PHONE]: {
    '&:has(> [data-apply])': { position: 'sticky', order: 1, insetBlockEnd: '8px', zIndex: 2 },
    '& > [data-apply]': { width: '100%' },
  },
} as const;

/** Everything about one job. The employer's texts are text, whatever stands in them. */
export function JobView({ job, whole }: JobViewProps) {
  const { t } = useTranslation('jobs');
  const [now] = useState(() => Date.now());
  const closing = closingOf(job, now);
  const closed = closing.kind === 'closed';
  const indexed = whole && isForSearchEngines(job, closed);
  const skills = job.skills ?? [];
  const benefits = job.benefits ?? [];
  const requirements = job.requirements ?? [];
  return (
    <Box
      component="article"
      className="vt-in-order"
      {...(indexed ? { itemScope: true, itemType: 'https://schema.org/JobPosting' } : {})}
      sx={ARTICLE_SX}
    >
      {closed && <meta name="robots" content="noindex" />}
      {indexed && <Microdata job={job} />}
      <JobNav id={job.id} />
      <JobHead job={job} />
      {!closed && (
        <Box className="vt-no-print" sx={APPLY_SX}>
          <ApplyButton job={job} />
        </Box>
      )}
      <JobActions job={job} />
      {closing.kind === 'closed' && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
          {closing.on === null ? t('detail.closed') : t('detail.closedOn', { date: formatDate(closing.on) })}
          {closing.reason !== null && ` ${t(`detail.closedReason.${closing.reason}`)}`}
        </Alert>
      )}
      {closing.kind === 'datePassed' && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
          {t('detail.datePassed')}
        </Alert>
      )}
      {closed && <Similar job={job} />}
      <YourMatch job={job} whole={whole} />
      {whole ? (
        <>
          {job.description?.trim() && (
            <Part title={t('anatomy.description')}>
              <div {...(indexed ? { itemProp: 'description' } : {})}>
                <Paragraphs text={job.description} language={job.language} />
              </div>
            </Part>
          )}
          {requirements.length > 0 && (
            <Part title={t('anatomy.requirements')}>
              <Lines items={requirements} language={job.language} />
            </Part>
          )}
        </>
      ) : (
        <Part title={t('anatomy.description')}>
          <TextSkeleton lines={6} />
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={t('anatomy.skills')}>
          <Chips label={t('anatomy.skills')} items={skills} />
        </Part>
      )}
      {benefits.length > 0 && (
        <Part title={t('anatomy.benefits')}>
          <Lines items={benefits} language={job.language} />
        </Part>
      )}
      <Facts job={job} closing={closing} />
      <WhoPaysPart job={job} />
      <Employer job={job} />
      {!closed && <Similar job={job} />}
      <ReportJob id={job.id} />
      <Box dir="ltr" sx={{ display: 'none', mt: 2, '@media print': { display: 'block' } }}>
        {`${location.origin}${location.pathname}`}
      </Box>
    </Box>
  );
}
