import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { inOwnCalendar } from '@/i18n/ownCalendar';
import { FieldFrame, type FieldProps, helpIdOf } from './FieldFrame';

interface DateInputProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The first and the last day in the browser's calendar. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A native date input. If the reader's calendar is another one, the day in that calendar is shown below. */
export function DateInput(props: DateInputProps) {
  const {
    value,
    onChange,
    onBlur,
    inputRef,
    required,
    autoComplete = 'off',
    min,
    max = '2199-12-31',
    ...frame
  } = props;
  return (
    <FieldFrame {...frame} hint={inOwnCalendar(value) ?? frame.hint}>
      <OutlinedInput
        id={frame.id}
        type="date"
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        {...(onBlur === undefined ? {} : { onBlur })}
        {...(inputRef === undefined ? {} : { inputRef })}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ min, max, 'aria-required': required === true ? true : undefined }}
      />
    </FieldFrame>
  );
}
