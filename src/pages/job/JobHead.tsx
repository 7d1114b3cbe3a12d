import PrintIcon from '@mui/icons-material/PrintOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { PayLines } from '@/features/jobs/PayLines';
import { SaveButton } from '@/features/jobs/SaveButton';
import { PageHeading } from '@/ui/page/PageHeading';
import { BidiText } from '@/ui/text/BidiText';
import { ShareButton } from './ShareButton';
import { SEPARATOR } from '@/ui/text/separator';

interface JobHeadProps {
  readonly job: Job;
}

/** What the job is, where, for whom and for how much. */
export function JobHead({ job }: JobHeadProps) {
  const { t } = useTranslation('jobs');
  const { title, company, location, tags, employer } = job;
  return (
    <header>
      <PageHeading title={company === '' ? title : `${title}, ${company}`}>
        <BidiText>{title}</BidiText>
      </PageHeading>
      <Box sx={{ mt: 1.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {company !== '' && (
          <div>
            <BidiText>{company}</BidiText>
            {employer?.verifiedOn && (
              <Box
                component="span"
                sx={{
                  marginInlineStart: 1,
                  fontSize: '0.875rem',
                  whiteSpace: 'nowrap',
                  '& svg': { verticalAlign: '-2px' },
                }}
              >
                <VerifiedIcon aria-hidden fontSize="inherit" /> {t('card.verified')}
              </Box>
            )}
          </div>
        )}
        {location !== '' && (
          <Box sx={{ color: 'text.secondary' }}>
            <BidiText>{location}</BidiText>
          </Box>
        )}
        <Box sx={{ mt: 1, fontSize: '1.125rem' }}>
          <PayLines salary={job.salary} whole />
        </Box>
        {tags && tags.length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>{tags.map((tag) => t(`tags.${tag}`)).join(SEPARATOR)}</Box>
        )}
      </Box>
    </header>
  );
}

/** What can be done with a job beside applying for it. */
export function JobActions({ job }: JobHeadProps) {
  const { t } = useTranslation('jobs');
  return (
    <Box className="vt-no-print" sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <SaveButton job={job} wide />
      <ShareButton title={job.title} />
      <Button variant="outlined" startIcon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
    </Box>
  );
}
