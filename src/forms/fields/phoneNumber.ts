import { isPhone } from '@/validation/rules';
import { latinDigits } from '@/i18n/latinDigits';

/** The metadata of every country's numbers: 32 KiB, so it is fetched when somebody turns to the phone field. */
export const loadPhoneRules = () => import('libphonenumber-js/min');
export type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>;

export type PhoneReading =
  | { readonly kind: 'empty' }
  /** `likely` is false when the length cannot be right for the country. */
  | { readonly kind: 'number'; readonly e164: string; readonly likely: boolean }
  /** Digits without a country: nobody can say which number it is, so it is kept as typed. */
  | { readonly kind: 'unclear'; readonly text: string }
  | { readonly kind: 'wrong' };

/**
 * Reads what was typed as a phone number, in any numerals.
 * @param country ISO code of the country whose calling code applies where the text does not start with +.
 */
export function readPhone(rules: PhoneRules | null, typed: string, country: string): PhoneReading {
  if (typed.trim() === '') return { kind: 'empty' };
  const text = latinDigits(typed).trim();
  if (!isPhone(text)) return { kind: 'wrong' };
  const supported = rules?.isSupportedCountry(country) === true ? country : undefined;
  const number = rules?.parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), supported);
  if (number === undefined) return { kind: 'unclear', text };
  return { kind: 'number', e164: number.number, likely: number.isPossible() };
}

/** What goes into the request: E.164 where the number can be read, else what was typed; null where nothing was. */
export function phoneToSend(reading: PhoneReading): string | null {
  if (reading.kind === 'number') return reading.e164;
  return reading.kind === 'unclear' ? reading.text : null;
}
