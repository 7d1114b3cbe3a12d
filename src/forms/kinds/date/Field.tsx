import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { DateInput } from '@/forms/fields/DateInput';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { date, type DateSpec, formatDay } from './kind';

/** The typed day or month in words, because the browser's input may show it in another order. */
function inWords(typed: string, spec: DateSpec): string | undefined {
  const checked = typed === '' ? undefined : date.check(typed, spec);
  return checked !== undefined && 'value' in checked && typeof checked.value === 'string'
    ? formatDay(checked.value, spec.precision === 'month' ? 'month' : 'day')
    : undefined;
}

/** A native date input for a day. A month is typed, because few browsers have an input for it. */
export function Field({ spec, ...field }: KindFieldProps<DateSpec>) {
  const hint = inWords(field.value, spec) ?? field.hint;
  return spec.precision === 'month' ? (
    <TypedMonth {...field} hint={hint} />
  ) : (
    <DateInput {...field} hint={hint} min={spec.earliest} max={spec.latest} />
  );
}

function TypedMonth(props: Omit<KindFieldProps<DateSpec>, 'spec'>) {
  const { value, onChange, onBlur, inputRef, required, ...frame } = props;
  const { t } = useTranslation('forms');
  return (
    <FieldFrame {...frame} hint={frame.hint ?? t('yearAndMonth')}>
      <OutlinedInput
        id={frame.id}
        value={value.replace(/^(\d{4}-\d\d)-\d\d$/, '$1')}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={inputRef}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{
          dir: 'ltr',
          'aria-required': required ? true : undefined,
          placeholder: '2026-01',
          maxLength: 7,
        }}
      />
    </FieldFrame>
  );
}
