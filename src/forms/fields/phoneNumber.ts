import { isPhone } from '@/validation/rules';
import { latinDigits } from '@/i18n/latinDigits';

/** Loads the phone number metadata of all countries (32 KiB), when somebody uses the phone field. */
export const loadPhoneRules = () => import('libphonenumber-js/min');
export type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>;

type PhoneReading =
  | { readonly kind: 'empty' }
  /** `likely` is false if the length is wrong for the country. */
  | { readonly kind: 'number'; readonly e164: string; readonly likely: boolean }
  /** Digits without a country: the number is ambiguous, so it is kept as typed. */
  | { readonly kind: 'unclear'; readonly text: string }
  | { readonly kind: 'wrong' };

/**
 * Parses typed text as a phone number, in any digits.
 * @param country ISO code of the country whose calling code is used if the text does not start with +.
 */
export function readPhone(rules: PhoneRules | null, typed: string, country: string): PhoneReading {
  if (typed.trim() === '') return { kind: 'empty' };
  const text = latinDigits(typed).trim();
  if (!isPhone(text)) return { kind: 'wrong' };
  const supported = rules?.isSupportedCountry(country) === true ? country : undefined;
  const number = rules?.parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), supported);
  if (number === undefined) return { kind: 'unclear', text };
  // Read without the country: seven digits are possible in Canada, but not behind its calling code.
  const likely = rules?.parsePhoneNumberFromString(number.number)?.isPossible() === true;
  return { kind: 'number', e164: number.number, likely };
}

/**
 * The value to send: E.164 if the number can be parsed, otherwise the typed text; null if nothing or no number
 * was typed. A number of the wrong length stays as typed, because with a calling code before it nobody could
 * see that digits are missing.
 */
export async function phoneToSend(typed: string, country: string): Promise<string | null> {
  if (typed.trim() === '') return null;
  // If the rules cannot be loaded (offline), the number is sent as it was typed.
  const rules = await loadPhoneRules().catch(() => null);
  const reading = readPhone(rules, typed, country);
  if (reading.kind === 'number' && reading.likely) return reading.e164;
  return reading.kind === 'number' || reading.kind === 'unclear' ? latinDigits(typed).trim() : null;
}
