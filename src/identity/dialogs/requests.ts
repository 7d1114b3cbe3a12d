import { auth } from '@/api/endpoints/auth';
import { countries } from '@/api/endpoints/countries';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { MOST_COUNTRIES, readOn } from '@/api/readPages';
import { registerRequest } from '@/api/registerRequest';
import { send } from '@/api/send';
import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';
import { phoneToSend } from '@/forms/fields/phoneNumber';
import { log } from '@/logging/logger';
import { isFilled } from '@/validation/rules';

/** The values of the two forms. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  /** False unless the person checks the box. */
  readonly rememberMe: boolean;
}

export interface RegisterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
  /** ISO code of the country whose calling code is shown before the number, or '' for none. */
  readonly callingCountry: string;
  /** An id of the backend, as for the country of residence. */
  readonly countryOfBirth: string;
  readonly countryOfResidence: string;
  readonly referralCode: string;
}

/** The requests of the dialogs. Each takes a signal that aborts it. */
export const logIn = (
  { email, password, rememberMe }: LoginValues,
  signal: AbortSignal,
): Promise<SessionAnswer | SecondFactor> =>
  send(auth.login, { body: { email: email.trim(), password, rememberMe }, signal });

export const verifyCode = (code: string, token: string, signal: AbortSignal): Promise<SessionAnswer> =>
  send(auth.verifyTwoFactor, { body: { code, token }, signal });

export async function register(values: RegisterValues, signal: AbortSignal): Promise<SessionAnswer> {
  const phone = (await phoneToSend(values.phone, values.callingCountry)) ?? '';
  return send(auth.register, { body: registerRequest({ ...values, phone }), signal });
}

/**
 * Tries once to create a profile, if a country was chosen and the server reports that the registration
 * created none. A failure is ignored. The request is not aborted when the dialog closes.
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
  send(userProfiles.create, { body, unnoticed: true }).catch((error: unknown) =>
    log.info('registration', 'The profile could not be created', { error }),
  );
}

export interface RegistrationCountry {
  readonly id: string;
  readonly code?: string | null | undefined;
  readonly name: string;
}

/**
 * The countries of the backend, all pages of them. Built-in countries are not used, because the backend would
 * not know their ids.
 */
export async function registrationCountries(signal: AbortSignal): Promise<readonly RegistrationCountry[]> {
  const first = await send(countries.forRegistration, { signal });
  const all = await readOn(first, MOST_COUNTRIES, (page, pageSize) =>
    send(countries.forRegistration, { query: { page, pageSize }, signal }),
  );
  return all.data;
}
