import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
import { Select } from '@/lists/Select';
import type { ListControl } from '@/lists/useAddress';
import { type Period, type ReportPeriods, type ReportState, wrongWith } from './period';

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
function OwnDates({ period, onChosen }: OwnDatesProps) {
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

interface PeriodBarProps {
  readonly list: ListControl<ReportState>;
  readonly asked: ReportPeriods;
}

/** Chooses the period of the reports, and the period to compare it with. */
export function PeriodBar({ list, asked }: PeriodBarProps) {
  const { t } = useTranslation(['reports', 'fields', 'terms']);
  const [ownDates, setOwnDates] = useState(false);
  const isOther = ownDates || asked.choice === 'other';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > *': { minWidth: 'min(14rem, 100%)', width: { xs: '100%', sm: 'auto' } },
        }}
      >
        <div>
          <Select
            label={t('fields:period')}
            labelled="above"
            options={(['30', '90', '365', 'other'] as const).map((value) => [
              value,
              t(value === '30' || value === '90' ? `terms:lastDays.${value}` : `period.${value}`),
            ])}
            value={isOther ? 'other' : asked.choice}
            onChange={(period) => {
              setOwnDates(period === 'other');
              if (period !== 'other') list.go({ period, from: '', to: '' });
            }}
          />
        </div>
        <div>
          <Select
            label={t('compare.name')}
            labelled="above"
            options={(['', 'previous', 'year'] as const).map((value) => [
              value,
              t(`compare.${value === '' ? 'nothing' : value}`),
            ])}
            value={list.state.compare}
            onChange={(compare) => list.go({ compare })}
          />
        </div>
      </Box>
      {isOther && (
        <OwnDates
          key={`${asked.period.from} ${asked.period.to}`}
          period={asked.period}
          onChosen={({ from, to }) => list.go({ period: '90', from, to })}
        />
      )}
    </Box>
  );
}
