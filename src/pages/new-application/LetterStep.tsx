import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { LongText } from './LongText';
import type { StepProps } from './stepProps';
import { LETTER_FIELD } from './steps';

interface LetterStepProps extends StepProps {
  /** The summary of the profile; '' for none. */
  readonly summary: string;
}

/** The letter, in the person's own words; the profile's summary is a beginning. */
export function LetterStep({ job, values, onChange, errorOf, disabled, summary }: LetterStepProps) {
  const { t } = useTranslation(['applications', 'words', 'fields']);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <p>{t('apply.letterText')}</p>
      <LongText
        id={LETTER_FIELD}
        label={t('fields:coverLetter')}
        hint={job.coverLetter === 'required' ? undefined : t('words:optional')}
        error={errorOf(LETTER_FIELD)}
        disabled={disabled}
        value={values.coverLetter}
        onChange={(coverLetter) => onChange(() => ({ coverLetter }))}
        most={JOB_LIMITS.coverLetter}
      />
      {summary !== '' && values.coverLetter.trim() === '' && (
        <Button
          sx={{ justifySelf: 'start', marginInlineStart: -1 }}
          disabled={disabled}
          onClick={() => {
            onChange(() => ({ coverLetter: summary }));
            document.getElementById(LETTER_FIELD)?.focus();
          }}
        >
          {t('apply.fromSummary')}
        </Button>
      )}
    </Box>
  );
}
