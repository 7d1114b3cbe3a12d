import OutlinedInput from '@mui/material/OutlinedInput';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { formatMoment } from '@/i18n/format';
import { existingMoment, type MomentSpec } from './kind';

/** A native input for a date and time, with the same in the reader's calendar below. */
export function Field(props: KindFieldProps<MomentSpec>) {
  const { value, onChange, onBlur, inputRef, required, spec, ...frame } = props;
  const moment = existingMoment(value);
  const inWords =
    moment === undefined ? frame.hint : (spec.inWords?.(moment) ?? formatMoment(moment, 'long'));
  return (
    <FieldFrame {...frame} hint={inWords}>
      <OutlinedInput
        id={frame.id}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ dir: 'ltr', max: '2199-12-31T23:59', 'aria-required': required ? true : undefined }}
      />
    </FieldFrame>
  );
}
