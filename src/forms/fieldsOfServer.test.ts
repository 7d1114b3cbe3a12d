import { describe, expect, it } from 'vitest';
import { fieldsOfServer } from './fieldsOfServer';

const FIELDS = ['email', 'password', 'phone', 'countryOfBirth'];
const read = (errors: Record<string, readonly string[]>) =>
  Object.fromEntries(fieldsOfServer(errors, FIELDS));

describe('fieldsOfServer', () => {
  it('finds the form field whatever the server calls it', () => {
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
  it('knows the names that one form has of its own', () => {
    const found = fieldsOfServer({ 'Partner.DateOfBirth': ['Too young'] }, ['born'], {
      'partner.dateOfBirth': 'born',
    });
    expect([...found]).toEqual([['born', 'Too young']]);
  });
  it('leaves out what the form does not have', () => {
    expect(read({ captcha: ['No'], constructor: ['No'], email: [''] })).toEqual({});
  });
});
