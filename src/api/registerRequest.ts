import type { RegisterForm } from '@/validation/forms';
import type { RegisterRequest } from './endpoints/auth';

/**
 * The registration request out of the form: phone and referral code only if given; with a country of
 * birth or residence also `createProfile` and the country ids. The confirmation is never sent.
 */
export function registerRequest(form: RegisterForm): RegisterRequest {
  const given = (value: string | undefined): string => value?.trim() ?? '';
  const [phone, referralCode] = [given(form.phone), given(form.referralCode)];
  const [birth, residence] = [given(form.countryOfBirth), given(form.countryOfResidence)];
  return {
    command: 'register',
    email: form.email.trim(),
    password: form.password,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    ...(phone === '' ? {} : { phoneNumber: phone }),
    ...(referralCode === '' ? {} : { referralCode }),
    ...(birth === '' && residence === '' ? {} : { createProfile: true }),
    ...(birth === '' ? {} : { countryOfBirthId: birth }),
    ...(residence === '' ? {} : { countryOfResidenceId: residence }),
  };
}
