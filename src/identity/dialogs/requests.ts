import { auth } from '@/api/endpoints/auth';
import { countries } from '@/api/endpoints/countries';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { registerRequest } from '@/api/registerRequest';
import { send } from '@/api/send';
import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';
import { loadPhoneRules, phoneToSend, readPhone } from '@/forms/fields/phoneNumber';
import { log } from '@/logging/logger';
import { isFilled } from '@/validation/rules';
import type { LoginValues, RegisterValues } from './formValues';

/** The calls that the dialogs make, each with the signal that abandons it. */
export const logIn = (
  { email, password, rememberMe }: LoginValues,
  signal: AbortSignal,
): Promise<SessionAnswer | SecondFactor> =>
  send(auth.login, { body: { email: email.trim(), password, rememberMe }, signal });

export const verifyCode = (code: string, token: string, signal: AbortSignal): Promise<SessionAnswer> =>
  send(auth.verifyTwoFactor, { body: { code, token }, signal });

/** The phone number as E.164 where it can be read, else as typed; '' where none was given. */
async function phoneOf({ phone, callingCountry }: RegisterValues): Promise<string> {
  if (!isFilled(phone)) return '';
  // Without the rules (offline since) the number goes as it was typed.
  const rules = await loadPhoneRules().catch(() => null);
  return phoneToSend(readPhone(rules, phone, callingCountry)) ?? '';
}

export async function register(values: RegisterValues, signal: AbortSignal): Promise<SessionAnswer> {
  const phone = await phoneOf(values);
  return send(auth.register, { body: registerRequest({ ...values, phone }), signal });
}

/**
 * After a registration for which the server reports no profile, although a country was chosen: tries once to create
 * one and ignores a failure. Belongs to the new session and outlives the dialog.
 */
export function createMissingProfile({ user, hasProfile }: SessionAnswer, values: RegisterValues): void {
  const { countryOfBirth, countryOfResidence, referralCode } = values;
  if (hasProfile || (!isFilled(countryOfBirth) && !isFilled(countryOfResidence))) return;
  const body = {
    userId: user.id,
    ...(isFilled(countryOfBirth) ? { countryOfBirthId: countryOfBirth } : {}),
    ...(isFilled(countryOfResidence) ? { countryOfResidenceId: countryOfResidence } : {}),
    ...(isFilled(referralCode) ? { referralCode: referralCode.trim() } : {}),
  };
  send(userProfiles.create, { body }).catch((error: unknown) =>
    log.info('registration', 'The profile could not be created', { error }),
  );
}

export interface RegistrationCountry {
  readonly id: string;
  readonly code?: string | null | undefined;
  readonly name: string;
}

/** The backend's own countries: no built-in data, because an id that it does not know must not be sent. */
export const registrationCountries = (signal: AbortSignal): Promise<readonly RegistrationCountry[]> =>
  send(countries.forRegistration, { signal });
