import type { RegisterForm } from '@/validation/forms';
import type { RegisterRequest } from './endpoints/auth';

/**
 * Makes the registration request from the form. Phone and referral code are
 * sent only if given; a country of birth or residence adds `createProfile` and the
 * country ids. The confirmation of the password is never sent.
 */
export function registerRequest(form: RegisterForm): RegisterRequest {
  const trimmed = (value: string | undefined): string => value?.trim() ?? '';
  const [phone, referralCode] = [trimmed(form.phone), trimmed(form.referralCode)];
  const [birth, residence] = [trimmed(form.countryOfBirth), trimmed(form.countryOfResidence)];
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
