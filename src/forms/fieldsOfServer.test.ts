import { describe, expect, it } from 'vitest';
import { fieldsOfServer } from './fieldsOfServer';

const FIELDS = ['email', 'password', 'phone', 'countryOfBirth'];
const read = (errors: Record<string, readonly string[]>) =>
  Object.fromEntries(fieldsOfServer(errors, FIELDS));

describe('fieldsOfServer', () => {
  it('finds the form field for any name of the server', () => {
    expect(read({ Email: ['Taken'], PhoneNumber: ['Too short'], countryOfBirthId: ['Unknown'] })).toEqual({
      email: 'Taken',
      phone: 'Too short',
      countryOfBirth: 'Unknown',
    });
  });
  it('joins several texts into one line of bounded length', () => {
    expect(read({ email: ['One\nline', ' and\tmore '] })).toEqual({ email: 'One line and more' });
    expect(read({ email: ['x'.repeat(5000)] }).email).toHaveLength(300);
  });
  it('accepts the names that only one form has', () => {
    const found = fieldsOfServer({ 'Partner.DateOfBirth': ['Too young'] }, ['born'], {
      'partner.dateOfBirth': 'born',
    });
    expect([...found]).toEqual([['born', 'Too young']]);
  });
  it('leaves out fields that the form does not have', () => {
    expect(read({ captcha: ['No'], constructor: ['No'], email: [''] })).toEqual({});
  });
});
