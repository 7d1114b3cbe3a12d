import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/eligibility/calendar';
import { gregorianMonths, inOwnCalendar } from '@/i18n/ownCalendar';
import { ChoiceInput } from './ChoiceInput';
import { FieldFrame, type FieldProps, helpIdOf, LTR_TEXT_SX } from './FieldFrame';
import { Fieldset } from './Fieldset';
import { monthOrNull, readMonth, type TypedMonth } from './typedMonth';

interface MonthInputProps extends FieldProps {
  readonly value: TypedMonth;
  readonly onChange: (value: TypedMonth) => void;
  readonly onBlur: () => void;
  /** Its focus goes to what is missing of the two. */
  readonly inputRef: Ref<{ readonly focus: () => void }>;
}

/** A month of a year: a choice and a number, because few browsers have a control for it. */
export function MonthInput({ id, label, value, onChange, onBlur, inputRef, ...frame }: MonthInputProps) {
  const { t } = useTranslation('forms');
  const month = useRef<HTMLSelectElement>(null);
  const year = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => (value.month === '' ? month.current : year.current)?.focus(),
  }));
  const read = monthOrNull(readMonth(value, today()));
  const { error, disabled, hint } = frame;
  const yearId = `${id}-year`;
  const options = gregorianMonths().map((name, at) => ({ value: String(at + 1).padStart(2, '0'), name }));
  return (
    <Fieldset legend={label} describedBy={helpIdOf(id)}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: 'minmax(0, 3fr) minmax(88px, 2fr)',
          alignItems: 'start',
        }}
      >
        <ChoiceInput
          id={id}
          label={t('month')}
          disabled={disabled}
          error={error}
          hint={read === null ? hint : (inOwnCalendar(read) ?? hint)}
          options={options}
          value={value.month}
          onChange={(next) => onChange({ ...value, month: next })}
          onBlur={onBlur}
          inputRef={month}
        />
        <FieldFrame
          id={yearId}
          label={t('year')}
          disabled={disabled}
          error={error === undefined ? undefined : ''}
        >
          <OutlinedInput
            id={yearId}
            sx={LTR_TEXT_SX}
            value={value.year}
            onChange={(event) => onChange({ ...value, year: event.target.value.slice(0, 6) })}
            onBlur={onBlur}
            inputRef={year}
            disabled={disabled === true}
            error={error !== undefined}
            aria-describedby={helpIdOf(id)}
            inputProps={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false }}
          />
        </FieldFrame>
      </Box>
    </Fieldset>
  );
}
