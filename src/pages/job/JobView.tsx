import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { closingOf } from '@/features/jobs/closing';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Chips } from '@/ui/text/Chips';
import { Employer } from './Employer';
import { Facts } from './Facts';
import { isForSearchEngines, Microdata } from './Microdata';
import { JobHead } from './JobHead';
import { JobNav } from './JobNav';
import { KeyFacts } from './KeyFacts';
import { JOB_SX, TEXT_SX } from './layoutSx';
import { Lines, Paragraphs } from './OwnWords';
import { JobSection } from './JobSection';
import { ReportJob } from './ReportJob';
import { Similar } from './Similar';
import { WhoPaysPart } from './WhoPaysPart';
import { YourMatch } from './YourMatch';

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
