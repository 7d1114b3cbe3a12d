import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Select } from '@/lists/Select';
import type { ListControl } from '@/lists/useAddress';
import { OwnDates } from './OwnDates';
import type { ReportPeriods, ReportState } from './period';

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
    <Box sx={{ display: 'grid', gap: 2 }}>
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
