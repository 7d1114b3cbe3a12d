import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { date, type DateSpec, formatDay } from './kind';

/** A native date input for a day. A month is typed, because few browsers have an input for it. */
export function Field({
  spec,
  value: typed,
  onChange,
  onBlur,
  inputRef,
  required,
  ...frame
}: KindFieldProps<DateSpec>) {
  const { t } = useTranslation('forms');
  const isMonth = spec.precision === 'month';
  const value = isMonth ? typed.replace(/^(\d{4}-\d\d)-\d\d$/, '$1') : typed;
  const checked = typed === '' ? null : date.check(typed, spec);
  // The day in the reader's calendar, because the browser's input may show another one.
  const inWords =
    checked !== null && 'value' in checked && typeof checked.value === 'string'
      ? formatDay(checked.value, isMonth ? 'month' : 'day')
      : undefined;
  const says = frame.hint ?? (isMonth ? t('yearAndMonth') : undefined);
  return (
    <FieldFrame {...frame} hint={inWords === undefined || inWords === '–' ? says : inWords}>
      <OutlinedInput
        id={frame.id}
        type={isMonth ? 'text' : 'date'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{
          dir: 'ltr',
          'aria-required': required ? true : undefined,
          ...(isMonth
            ? { placeholder: '2026-01', maxLength: 7 }
            : { min: spec.earliest, max: spec.latest ?? '2199-12-31' }),
        }}
      />
    </FieldFrame>
  );
}
