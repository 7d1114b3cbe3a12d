import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, isDay, today } from '@/eligibility/calendar';
import { invitationProblem } from '@/eligibility/plan/plan';
import { DateInput } from '@/forms/fields/DateInput';
import { SwitchRow } from '@/forms/fields/SwitchRow';

interface InvitationFieldsProps {
  /** Null when there is no invitation. */
  readonly value: Day | null;
  /** The number of days that an invitation gives; undefined until the rules are loaded. */
  readonly days: number | undefined;
  readonly onChange: (day: Day | null) => void;
}

/** Whether and when the person was invited. An invalid date shows an error and is not stored. */
export function InvitationFields({ value, days, onChange }: InvitationFieldsProps) {
  const { t } = useTranslation('plan');
  const [isOn, setIsOn] = useState(value !== null);
  /** A typed date that is not stored because it is invalid. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value ?? '';
  const problem = isDay(shown) ? invitationProblem(shown, today()) : null;
  const change = (day: string) => {
    const isGood = isDay(day) && invitationProblem(day, today()) === null;
    setTyped(isGood ? null : day);
    if (isGood) onChange(day);
    else if (value !== null) onChange(null);
  };
  return (
    <>
      <SwitchRow
        label={t('about.invited')}
        hint={days === undefined ? '' : t('about.invitedText', { days })}
        checked={isOn || value !== null}
        onChange={(on) => {
          setIsOn(on);
          setTyped(null);
          if (!on && value !== null) onChange(null);
        }}
      />
      {(isOn || value !== null) && (
        <Box sx={{ maxWidth: 240, paddingBlock: 1 }}>
          <DateInput
            id="plan-invitation"
            label={t('about.invitationDate')}
            value={shown}
            onChange={change}
            error={problem === null ? undefined : t(`about.${problem}`)}
          />
        </Box>
      )}
    </>
  );
}
