import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanStay } from '@/api/endpoints/plan';
import { isDay, today } from '@/eligibility/calendar';
import { DateInput } from '@/forms/fields/DateInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { regionName } from '@/i18n/format';

interface StayFieldsProps {
  readonly id: string;
  readonly stay: PlanStay;
  readonly onChange: (stay: PlanStay) => void;
  readonly onRemove: () => void;
}

type Days = { readonly from: string; readonly to: string };
const dayOrNull = (text: string) => (isDay(text) ? text : null);

/** One stay in a country. Invalid dates show an error and are not stored. */
export function StayFields({ id, stay, onChange, onRemove }: StayFieldsProps) {
  const { t } = useTranslation(['plan', 'problems']);
  const [typed, setTyped] = useState<Days | null>(null);
  const shown = typed ?? { from: stay.from ?? '', to: stay.to ?? '' };
  const name = regionName(stay.countryCode);
  const problemOf = (days: Days) => {
    const now = today();
    return {
      from: days.from > now ? t('about.future') : undefined,
      to:
        days.to > now
          ? t('about.future')
          : isDay(days.from) && isDay(days.to) && days.to < days.from
            ? t('problems:endBeforeStart')
            : undefined,
    };
  };
  const problem = problemOf(shown);
  const change = (part: Partial<Days>) => {
    const days = { ...shown, ...part };
    const { from, to } = problemOf(days);
    const isGood = from === undefined && to === undefined;
    setTyped(isGood ? null : days);
    if (isGood) onChange({ ...stay, from: dayOrNull(days.from), to: dayOrNull(days.to) });
  };
  return (
    <Box sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Fieldset legend={name}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) 11rem' },
          }}
        >
          <DateInput
            id={`${id}-from`}
            label={t('about.from')}
            value={shown.from}
            onChange={(from) => change({ from })}
            error={problem.from}
          />
          <DateInput
            id={`${id}-to`}
            label={t('about.to')}
            value={shown.to}
            onChange={(to) => change({ to })}
            error={problem.to}
          />
          <Button onClick={onRemove} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
            {t('about.remove', { country: name })}
          </Button>
        </Box>
      </Fieldset>
    </Box>
  );
}
