import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import type { StoredJob } from '@/storage/keys';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { jobSegment } from './slug';
import { SEPARATOR } from '@/ui/text/separator';

interface StoredJobListProps {
  readonly jobs: readonly StoredJob[];
  /** Returns the content after a job. */
  readonly action?: (job: StoredJob) => ReactNode;
}

/** The jobs that this device remembers, each by title and company. */
export function StoredJobList({ jobs, action }: StoredJobListProps) {
  const { t } = useTranslation('jobs');
  return (
    <PlainList>
      {jobs.map((job) => (
        <Box
          component="li"
          key={job.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 56,
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
            <Box
              component={AppLink}
              to={pathOf('jobDetail', { job: jobSegment({ ...job, location: '' }) })}
              sx={{ color: 'text.primary', fontWeight: 550, overflowWrap: 'anywhere' }}
            >
              <BidiText>{job.title}</BidiText>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              <BidiText>{job.company}</BidiText>
              {job.gone === true && `${job.company === '' ? '' : SEPARATOR}${t('kept.gone')}`}
            </Box>
          </Box>
          {action?.(job)}
        </Box>
      ))}
    </PlainList>
  );
}
