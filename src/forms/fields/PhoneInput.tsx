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
  /** ISO code of the country whose calling code is used, or ''. */
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
}

/** Matches a number that contains its own calling code. */
const NAMES_ITS_COUNTRY = /^\s*(?:\+|00)/;

/**
 * A phone number in any digits, with its calling code. A number that looks incomplete causes a hint, not an
 * error.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, onBlur, inputRef, country, onCountryChange, ...frame } = props;
  const { t } = useTranslation('forms');
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const [left, setLeft] = useState(false);
  // If the rules cannot be loaded (offline, old build), the number stays as typed.
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
        // Left to right in every language: the mirrored styles would add the padding on the wrong side.
        sx={{ paddingInline: '14px' }}
        type="tel"
        autoComplete="tel"
        value={value}
        inputRef={inputRef}
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
