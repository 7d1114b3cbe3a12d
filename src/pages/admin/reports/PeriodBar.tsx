import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '@/lists/Select';
import type { ListControl } from '@/lists/useAddress';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import { focusIfLost } from '@/ui/focusNext';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import type { ReportPeriods, ReportState } from './period';

/** Loaded when a custom period is chosen: it needs the code of forms. */
const OwnDates = lazyWithPreload(async () => (await import('./OwnDates')).OwnDates);

interface PeriodBarProps {
  readonly list: ListControl<ReportState>;
  readonly asked: ReportPeriods;
}

/** Chooses the period of the reports, and the period to compare it with. */
export function PeriodBar({ list, asked }: PeriodBarProps) {
  const { t } = useTranslation(['reports', 'fields', 'terms']);
  const { from, to } = asked.period;
  const shown = `${asked.choice} ${from} ${to}`;
  /** The period that was shown when 'Other dates' was chosen. Another one of the address ends that choice. */
  const [ownDates, setOwnDates] = useState<string>();
  if (ownDates !== undefined && ownDates !== shown) setOwnDates(undefined);
  const bar = useRef<HTMLDivElement>(null);
  const wereChosen = useRef(false);
  // The form with the chosen dates is a new one, so the button that was pressed is gone.
  useEffect(() => {
    if (!wereChosen.current) return;
    wereChosen.current = false;
    focusIfLost(() => bar.current?.querySelector<HTMLElement>('[type="submit"]'));
  });
  const isOther = ownDates === shown || asked.choice === 'other';
  return (
    <Box ref={bar} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
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
              setOwnDates(period === 'other' ? shown : undefined);
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
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <OwnDates
            key={`${from} ${to}`}
            period={asked.period}
            onChosen={(dates) => {
              wereChosen.current = true;
              list.go({ period: '90', ...dates });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
