import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import type { Closing } from '@/features/jobs/closing';
import { formatDate } from '@/i18n/format';
import { PageHeading } from '@/ui/page/PageHeading';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

interface JobHeadProps {
  readonly job: Job;
  readonly closing: Closing;
}

/** The title, the place, the employer, and whether the job is still open. */
export function JobHead({ job, closing }: JobHeadProps) {
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
        {tags && tags.length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>{tags.map((tag) => t(`tags.${tag}`)).join(SEPARATOR)}</Box>
        )}
      </Box>
      {closing.kind === 'closed' && (
        <Alert severity="warning" sx={{ mt: 2, color: 'text.primary' }}>
          {closing.on === null ? t('detail.closed') : t('detail.closedOn', { date: formatDate(closing.on) })}
          {closing.reason !== null && ` ${t(`detail.closedReason.${closing.reason}`)}`}
        </Alert>
      )}
      {closing.kind === 'datePassed' && (
        <Alert severity="info" sx={{ mt: 2, color: 'text.primary' }}>
          {t('detail.datePassed')}
        </Alert>
      )}
    </header>
  );
}
