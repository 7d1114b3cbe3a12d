import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { today } from '@/eligibility/calendar';
import { formatNumber } from '@/i18n/format';
import { jobYears } from './jobYears';

interface YearsOfJobsProps {
  readonly jobs: readonly Experience[];
  /** Called with the years in the numerals of the interface. */
  readonly onUse: (years: string) => void;
}

/** The years of experience computed from the jobs, with a button that puts them into the field. */
export function YearsOfJobs({ jobs, onUse }: YearsOfJobsProps) {
  const { t } = useTranslation('sections');
  const years = jobYears(jobs, today());
  if (years === 0) return null;
  const formatted = formatNumber(years, { useGrouping: false });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: '0.875rem' }}>
      <span>{t('work.jobsAddUp', { count: years, formatted })}</span>
      <Button size="small" onClick={() => onUse(formatted)}>
        {t('work.useIt')}
      </Button>
    </Box>
  );
}
