import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CallingCodeButton } from './CallingCodeButton';
import { FieldFrame, helpIdOf, type FieldProps } from './FieldFrame';
import { latinDigits } from '@/i18n/latinDigits';
import { loadPhoneRules, readPhone, type PhoneRules } from './phoneNumber';

interface PhoneInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  /** ISO code of the country whose calling code applies, or ''. */
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
}

/** Such a number brings its own calling code along. */
const NAMES_ITS_COUNTRY = /^\s*(?:\+|00)/;

/** A phone number in any numerals, with its calling code. What looks incomplete is mentioned, never refused. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, onBlur, inputRef, country, onCountryChange, ...frame } = props;
  const { t } = useTranslation('forms');
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const [left, setLeft] = useState(false);
  // Without them (offline, an old build) the number is simply kept as typed.
  const load = () => void loadPhoneRules().then(setRules, () => undefined);

  const reading = left && rules !== null ? readPhone(rules, value, country) : null;
  const remark =
    reading?.kind === 'unclear'
      ? t('phone.incomplete')
      : reading?.kind === 'number' && !reading.likely
        ? t('phone.unlikely')
        : frame.hint;

  return (
    <FieldFrame
      {...frame}
      hint={remark}
      error={frame.error ?? (reading?.kind === 'wrong' ? t('fieldErrors.phone') : undefined)}
    >
      <OutlinedInput
        id={frame.id}
        dir="ltr"
        // From left to right in every language, where the mirrored sheet would take the room from the other side.
        sx={{ paddingInline: '14px' }}
        type="tel"
        autoComplete="tel"
        value={value}
        inputRef={inputRef}
        disabled={frame.disabled === true}
        aria-describedby={helpIdOf(frame.id)}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => {
          setLeft(false);
          load();
        }}
        onBlur={() => {
          setLeft(true);
          onBlur();
        }}
        inputProps={{ inputMode: 'tel', style: { textAlign: 'start' } }}
        startAdornment={
          <CallingCodeButton
            rules={rules}
            country={NAMES_ITS_COUNTRY.test(latinDigits(value)) ? '' : country}
            onChange={onCountryChange}
            onTurnTo={load}
            disabled={frame.disabled === true}
          />
        }
      />
    </FieldFrame>
  );
}
