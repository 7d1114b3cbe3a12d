import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- only this test compares with the texts
import names from '@/i18n/locales/en/fields.json';
// oxlint-disable-next-line no-restricted-imports -- only this test compares with the texts
import texts from '@/i18n/locales/en/validation.json';
import { checkLogin, checkRegister, fieldNameKey, type FormCheck, type RegisterForm } from './forms';

const FORM: RegisterForm = {
  email: 'ada@example.test',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '',
  countryOfBirth: '1',
  countryOfResidence: '2',
  referralCode: '',
};

/** The English text of the form's alert. */
function alertOf({ summary, missing }: FormCheck): string {
  const list = missing.map((field) => names[field]).join(', ');
  return summary
    .map(({ key, values }) => {
      const path = key.slice('validation:'.length).split('.');
      const found = path.reduce<unknown>((level, part) => (level as Record<string, unknown>)[part], texts);
      const given: Record<string, string | number> = { list, ...values };
      return String(found).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(given[name]));
    })
    .join('\n');
}

describe('login', () => {
  test.each([
    [{ email: '', password: '' }, 'Please fill in all required fields: Email, Password'],
    [{ email: '  ', password: 'x' }, 'Please fill in all required fields: Email'],
    [{ email: 'nonsense', password: '' }, 'Please fill in all required fields: Password'],
    [{ email: 'nonsense', password: 'x' }, 'Please enter a valid email address'],
    [{ email: ' ada@example.test ', password: 'x' }, ''],
  ])('%o', (form, expected) => {
    const check = checkLogin(form);
    expect(alertOf(check)).toBe(expected);
    expect(check.valid).toBe(expected === '');
  });
});

describe('register', () => {
  test.each<[string, Partial<RegisterForm>, string]>([
    ['all good', {}, ''],
    ['phone and referral code given', { phone: '+15551234567', referralCode: 'X1' }, ''],
    [
      'everything missing',
      {
        firstName: '',
        lastName: ' ',
        email: '',
        password: '',
        confirmPassword: '',
        countryOfBirth: '',
        countryOfResidence: '',
      },
      'Please fill in all required fields: First Name, Last Name, Email, Password, Country of Birth, Country of Residence',
    ],
    [
      'two missing',
      { lastName: '', countryOfBirth: '' },
      'Please fill in all required fields: Last Name, Country of Birth',
    ],
    [
      'missing wins over the e-mail',
      { email: 'x', firstName: '' },
      'Please fill in all required fields: First Name',
    ],
    ['e-mail', { email: 'x', password: '1', confirmPassword: '2' }, 'Please enter a valid email address'],
    ['confirmation', { password: '1', confirmPassword: '2' }, 'Passwords do not match'],
    [
      'password',
      { password: '12345', confirmPassword: '12345' },
      'Password must be at least 6 characters long',
    ],
    ['phone', { phone: 'call me' }, 'Please enter a valid phone number'],
  ])('%s', (_name, change, expected) => {
    const check = checkRegister({ ...FORM, ...change });
    expect(alertOf(check)).toBe(expected);
    expect(check.valid).toBe(expected === '');
  });

  test('every requirement that a password fails, in order', () => {
    const check = checkRegister(
      { ...FORM, password: '_', confirmPassword: '_' },
      { uppercase: true, lowercase: true, digit: true, special: true },
    );
    expect(alertOf(check)).toBe(
      'Password must be at least 6 characters long\nPassword must contain at least one uppercase letter\n' +
        'Password must contain at least one lowercase letter\nPassword must contain at least one number\n' +
        'Password must contain at least one special character',
    );
  });

  test('each wrong field has its own message, even if others are missing', () => {
    const { fields, missing } = checkRegister({
      ...FORM,
      firstName: '',
      email: 'x',
      confirmPassword: 'other',
    });
    expect(missing).toEqual(['firstName']);
    expect(fields).toEqual({
      firstName: [{ key: 'validation:required' }],
      email: [{ key: 'validation:email' }],
      confirmPassword: [{ key: 'validation:passwordsDiffer' }],
    });
  });

  test('the key of a field name', () => expect(fieldNameKey('countryOfBirth')).toBe('fields:countryOfBirth'));
});
