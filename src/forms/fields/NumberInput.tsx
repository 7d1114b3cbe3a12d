import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { readWholeNumber, wholeNumberOf } from '@/i18n/latinDigits';
import { useTypedText } from '@/ui/useTypedText';
import { FieldFrame, helpIdOf, ONE_LINE_SX, type FieldProps } from './FieldFrame';

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
  const valueOf = (text: string) => wholeNumberOf(text, min, max) ?? undefined;
  const [typed, setTyped] = useTypedText(
    value,
    (now) => (now === undefined ? '' : formatNumber(now, { useGrouping: false })),
    (text, now) => valueOf(text) === now,
  );
  const error =
    readWholeNumber(typed, min, max).kind === 'wrong' ? t('numberRange', { min, max }) : frame.error;
  return (
    <FieldFrame {...frame} error={error}>
      <OutlinedInput
        id={frame.id}
        sx={ONE_LINE_SX}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = valueOf(event.target.value);
          if (next !== value) onChange(next);
        }}
        aria-describedby={helpIdOf(frame.id)}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false }}
      />
    </FieldFrame>
  );
}
