import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { FieldFrame, helpIdOf, LTR_TEXT_SX, type FieldProps } from './FieldFrame';
import { numberOf, readWholeNumber } from './wholeNumber';

interface NumberInputProps extends FieldProps {
  readonly value: number | undefined;
  /** Called with undefined if nothing or no number within the bounds is typed. */
  readonly onChange: (value: number | undefined) => void;
  readonly min: number;
  readonly max: number;
  /** Says what an empty field means. */
  readonly placeholder?: string;
}

/** A whole number, typed in the digits of any language. The typed text stays, also if it is invalid. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min, max, placeholder, ...frame } = props;
  const { t } = useTranslation('forms');
  const [typed, setTyped] = useState(value === undefined ? '' : formatNumber(value, { useGrouping: false }));
  const [shown, setShown] = useState(value);
  const read = readWholeNumber(typed, min, max);
  if (value !== shown) {
    setShown(value);
    // The value was changed by something other than typing.
    if (value !== numberOf(read))
      setTyped(value === undefined ? '' : formatNumber(value, { useGrouping: false }));
  }
  const error = read.kind === 'wrong' ? t('numberRange', { min, max }) : frame.error;
  return (
    <FieldFrame {...frame} error={error}>
      <OutlinedInput
        id={frame.id}
        sx={LTR_TEXT_SX}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = numberOf(readWholeNumber(event.target.value, min, max));
          if (next !== value) onChange(next);
        }}
        disabled={frame.disabled === true}
        error={error !== undefined}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false }}
      />
    </FieldFrame>
  );
}
