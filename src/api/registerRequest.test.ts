import { expect, test } from 'vitest';
import type { RegisterForm } from '@/validation/forms';
import { registerRequest } from './registerRequest';

const FORM: RegisterForm = {
  email: ' ada@example.test ',
  password: ' Passw0rd! ',
  confirmPassword: ' Passw0rd! ',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  countryOfBirth: '',
  countryOfResidence: '',
};
const BASIC = {
  command: 'register',
  email: 'ada@example.test',
  password: ' Passw0rd! ',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

test.each<[string, Partial<RegisterForm>, object]>([
  ['the least', {}, {}],
  ['phone', { phone: ' +15551234567 ' }, { phoneNumber: '+15551234567' }],
  ['empty phone and referral code', { phone: ' ', referralCode: '' }, {}],
  ['referral code', { referralCode: 'X1' }, { referralCode: 'X1' }],
  ['birth', { countryOfBirth: '5' }, { createProfile: true, countryOfBirthId: '5' }],
  ['residence', { countryOfResidence: '6' }, { createProfile: true, countryOfResidenceId: '6' }],
  [
    'everything',
    { phone: '1', referralCode: 'X', countryOfBirth: '5', countryOfResidence: '6' },
    {
      phoneNumber: '1',
      referralCode: 'X',
      createProfile: true,
      countryOfBirthId: '5',
      countryOfResidenceId: '6',
    },
  ],
])('%s: exactly the fields that are filled in (F-144)', (_name, change, expected) => {
  expect(registerRequest({ ...FORM, ...change })).toStrictEqual({ ...BASIC, ...expected });
});
