import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, isDay, today } from '@/eligibility/calendar';
import { invitationProblem } from '@/eligibility/plan/plan';
import { DayInput } from '@/forms/fields/DayInput';
import { SwitchRow } from '@/forms/fields/SwitchRow';

interface InvitationFieldsProps {
  /** Null without an invitation. */
  readonly value: Day | null;
  /** How many days an invitation leaves; undefined until the rules are there. */
  readonly days: number | undefined;
  readonly onChange: (day: Day | null) => void;
}

/** Whether and when the person was invited. A day that cannot be is said so and not kept. */
export function InvitationFields({ value, days, onChange }: InvitationFieldsProps) {
  const { t } = useTranslation('plan');
  const [isOn, setIsOn] = useState(value !== null);
  /** What is typed and not kept. */
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
          <DayInput
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
