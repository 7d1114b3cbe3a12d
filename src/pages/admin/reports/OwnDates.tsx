import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
import { type Period, wrongWith } from './period';

const DATES = defineForm({
  labels: 'reports:dates',
  fields: {
    from: { kind: 'date', precision: 'day', required: true },
    to: { kind: 'date', precision: 'day', required: true },
  },
  rules: ({ from, to }) => {
    const wrong = wrongWith(from, to);
    return wrong === undefined ? {} : { to: { key: `reports:dates.${wrong}` } };
  },
});

interface OwnDatesProps {
  readonly period: Period;
  readonly onChosen: (period: Period) => void;
}

/**
 * Two dates of a custom period. The reports change only when the form is submitted, because half-typed dates
 * are no period.
 */
export function OwnDates({ period, onChosen }: OwnDatesProps) {
  const { t } = useTranslation(['reports', 'words']);
  const form = useForm(DATES, {
    id: 'report-dates',
    values: DATES.read(period),
    send: ({ from, to }) => Promise.resolve({ from: String(from), to: String(to) }),
    onDone: onChosen,
  });
  return (
    <Form submission={form} label={t('period.other')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ minWidth: 'min(11rem, 100%)' }}>
          <Field of={form.of} name="from" />
        </Box>
        <Box sx={{ minWidth: 'min(11rem, 100%)' }}>
          <Field of={form.of} name="to" />
        </Box>
        <Box sx={{ alignSelf: 'flex-start', mt: '1.75rem' }}>
          <SubmitButton busy={form.busy}>{t('words:show')}</SubmitButton>
        </Box>
      </Box>
    </Form>
  );
}
