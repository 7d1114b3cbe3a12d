import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/i18n/language';
import { isChinese } from '@/i18n/punctuation';
import { gregorianMonths, inOwnCalendar } from '@/i18n/ownCalendar';
import { ChoiceInput } from './ChoiceInput';
import { FieldFrame, type FieldProps, helpIdOf, ONE_LINE_SX } from './FieldFrame';
import { Fieldset } from './Fieldset';
import { monthText, readMonth, typedMonth } from './monthText';

interface MonthInputProps extends FieldProps {
  /** In the format of monthText.ts. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The select of the month. */
  readonly inputRef?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A month and a year as one field: the month is a select, the year is typed in the digits of any language.
 */
export function MonthInput(props: MonthInputProps) {
  const { value, onChange, onBlur, inputRef, id, label, error, hint, disabled } = props;
  const { t } = useTranslation('forms');
  const { year, month } = typedMonth(value);
  const read = readMonth(value);
  const helpId = helpIdOf(`${id}-both`);
  // In Chinese the year comes first.
  const isYearFirst = isChinese(currentLanguage());
  const parts = [
    <ChoiceInput
      key="month"
      id={id}
      label={t('month')}
      disabled={disabled}
      error={error}
      options={gregorianMonths().map((name, at) => ({ value: String(at + 1).padStart(2, '0'), name }))}
      value={month}
      onChange={(next) => onChange(monthText({ year, month: next }))}
      onBlur={onBlur}
      inputRef={inputRef}
    />,
    <FieldFrame key="year" id={`${id}-year`} label={t('year')} error={error} disabled={disabled}>
      <OutlinedInput
        id={`${id}-year`}
        sx={ONE_LINE_SX}
        value={year}
        onChange={(event) => onChange(monthText({ year: event.target.value, month }))}
        {...(onBlur === undefined ? {} : { onBlur })}
        aria-describedby={helpId}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false }}
      />
    </FieldFrame>,
  ];
  return (
    <Fieldset legend={label} describedBy={helpId}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: isYearFirst
            ? 'minmax(0, 2fr) minmax(0, 3fr)'
            : 'minmax(0, 3fr) minmax(0, 2fr)',
          // Hides the help lines of the parts: one line below is for both.
          '& .MuiFormHelperText-root': { display: 'none' },
        }}
      >
        {isYearFirst ? parts.toReversed() : parts}
      </Box>
      <FormHelperText
        id={helpId}
        component="div"
        error={error !== undefined}
        sx={{ mx: 0, minHeight: '1.25rem', fontSize: '0.8125rem', lineHeight: 1.5 }}
      >
        {error ?? inOwnCalendar(read ?? '') ?? hint}
      </FormHelperText>
    </Fieldset>
  );
}
