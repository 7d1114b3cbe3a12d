import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { useBound } from '@/forms/Bound';
import { LongText } from './LongText';
import type { StepProps } from './stepProps';

interface LetterStepProps extends StepProps {
  /** The summary of the profile; '' when there is none. */
  readonly summary: string;
}

/** The cover letter. The summary of the profile can be inserted as a start. */
export function LetterStep({ job, of, summary }: LetterStepProps) {
  const { t } = useTranslation(['applications', 'words', 'fields']);
  const letter = useBound(of, 'coverLetter');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <p>{t('apply.letterText')}</p>
      <LongText
        {...letter}
        label={t('fields:coverLetter')}
        hint={job.coverLetter === 'required' ? undefined : t('words:optional')}
        most={JOB_LIMITS.coverLetter}
      />
      {summary !== '' && letter.value.trim() === '' && (
        <Button
          sx={{ justifySelf: 'start', marginInlineStart: -1 }}
          disabled={letter.disabled === true}
          onClick={() => {
            letter.onChange(summary);
            document.getElementById(letter.id)?.focus();
          }}
        >
          {t('apply.fromSummary')}
        </Button>
      )}
    </Box>
  );
}
