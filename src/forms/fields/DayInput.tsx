import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { inOwnCalendar } from '@/i18n/ownCalendar';
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

/** A day in the browser's own calendar; below it the same day in the reader's, where that is another one. */
export function DayInput(props: DayInputProps) {
  const { value, onChange, onBlur, inputRef, required, autoComplete = 'off', min, max, ...frame } = props;
  return (
    <FieldFrame {...frame} hint={inOwnCalendar(value) ?? frame.hint}>
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
