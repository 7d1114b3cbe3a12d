import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '@/eligibility/calendar';
import { formatDate } from '@/i18n/format';
import { FieldFrame, type FieldProps, helpIdOf, LTR_TEXT_SX } from './FieldFrame';

interface DayInputProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The first and the last day that the browser's own calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A day by the browser's own control, which knows the device's calendar and numerals. In Persian the day of the Persian
 * calendar stands below, as most browsers show the Gregorian one.
 */
export function DayInput(props: DayInputProps) {
  const { value, onChange, onBlur, inputRef, required, autoComplete = 'off', min, max, ...frame } = props;
  const { i18n } = useTranslation();
  const inWords =
    i18n.language === 'fa' && isDay(value) ? formatDate(value, { dateStyle: 'long' }) : undefined;
  return (
    <FieldFrame {...frame} hint={inWords ?? frame.hint}>
      <OutlinedInput
        id={frame.id}
        type="date"
        sx={LTR_TEXT_SX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur === undefined ? {} : { onBlur })}
        {...(inputRef === undefined ? {} : { inputRef })}
        autoComplete={autoComplete}
        disabled={frame.disabled === true}
        error={frame.error !== undefined}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ min, max: max ?? '2199-12-31', 'aria-required': required === true ? true : undefined }}
      />
    </FieldFrame>
  );
}
