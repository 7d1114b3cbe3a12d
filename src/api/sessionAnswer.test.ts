import { describe, expect, test } from 'vitest';
import { RAW } from '@/errors/catalogue';
import { readLogin, readSession, splitFullName, toUser } from './sessionAnswer';
import { leastTime } from '@/runtime/leastTime.fixture';

const ANSWER = {
  userId: 7,
  userProfileId: 'p1',
  email: 'ada@example.test',
  fullName: 'Ada Lovelace',
  roles: ['end_user'],
  accessToken: 'token-1',
  refreshToken: 'refresh-1',
};

test('a login answer becomes a session', () => {
  const { user, ...rest } = readSession('login')(ANSWER);
  expect(rest).toEqual({ token: 'token-1', refreshToken: 'refresh-1', hasProfile: true });
  expect(user).toMatchObject({
    id: '7',
    userProfileId: 'p1',
    email: 'ada@example.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'end_user',
    roles: ['end_user'],
  });
  expect(Number.isNaN(Date.parse(user.createdAt))).toBe(false);
});

test('the user may be in an object of its own', () => {
  const { accessToken, ...user } = ANSWER;
  expect(readSession('login')({ accessToken, user }).user.id).toBe('7');
});

describe('fullName (F-136)', () => {
  test.each([
    ['', 'Unknown', 'User'],
    [' ', 'Unknown', 'User'],
    ['Ada', 'Ada', 'User'],
    ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
    ['A B C', 'A', 'B C'],
    [null, 'Unknown', 'User'],
    [5, 'Unknown', 'User'],
  ])('%j', (fullName, firstName, lastName) =>
    expect(splitFullName(fullName)).toEqual({ firstName, lastName }),
  );
});

describe('role: two different rules (R-435, R-436)', () => {
  test.each([
    ['login', ['administrator'], 'admin'],
    ['login', ['Administrator'], 'admin'],
    ['login', ['admin'], 'end_user'],
    ['register', ['admin'], 'admin'],
    ['register', ['administrator'], 'end_user'],
    ['login', [], 'end_user'],
    ['login', 'administrator', 'end_user'],
    ['login', [5, null, 'administrator', 'administrator'], 'admin'],
  ] as const)('%s %j: %s', (origin, roles, role) =>
    expect(toUser({ ...ANSWER, roles }, origin).role).toBe(role),
  );

  test('10,000 roles with duplicates are read at once', () => {
    const roles = Array.from({ length: 10_000 }, (_value, index) => `role-${index % 5}`);
    const time = leastTime(() => {
      expect(toUser({ ...ANSWER, roles }, 'login').roles).toHaveLength(5);
    });
    expect(time).toBeLessThan(100);
  });
});

describe('missing values (F-081)', () => {
  test.each([
    undefined,
    null,
    'x',
    [],
    {},
    { accessToken: 'x' },
    { success: true },
    { user: null, accessToken: 'x' },
  ])('no user: %j', (body) => expect(() => readSession('login')(body)).toThrow(RAW.userDataMissing));
  test.each([undefined, null, '', ' ', {}, 1.5])('user id %j', (userId) => {
    expect(() => readSession('register')({ ...ANSWER, userId })).toThrow(RAW.userIdMissing);
  });
});

describe('unusable access token (F-049)', () => {
  const UNUSABLE = [
    undefined,
    null,
    '',
    ' ',
    5,
    {},
    [],
    'undefined',
    'null',
    'two words',
    'line\nbreak',
    'naïve',
  ];
  test.each(UNUSABLE)('%j', (accessToken) => {
    expect(() => readSession('login')({ ...ANSWER, accessToken })).toThrow(RAW.loginFailed);
    expect(() => readSession('register')({ ...ANSWER, accessToken })).toThrow(RAW.registrationFailed);
  });
  test('an unusable refresh token counts as none', () => {
    expect(readSession('login')({ ...ANSWER, refreshToken: {} }).refreshToken).toBeNull();
  });
});

test.each([
  [{ hasProfile: true }, true],
  [{ hasProfile: false }, false],
  [{ hasProfile: undefined }, true],
  [{ hasProfile: undefined, userProfileId: null }, false],
])('profile reported by the server: %j is %s', (change, expected) => {
  expect(readSession('register')({ ...ANSWER, ...change }).hasProfile).toBe(expected);
});

test('a login may ask for the second factor', () => {
  expect(readLogin({ requiresTwoFactor: true, twoFactorToken: 't' })).toEqual({ twoFactorToken: 't' });
  expect(() => readLogin({ requiresTwoFactor: true })).toThrow(RAW.loginFailed);
  expect(readLogin(ANSWER)).toHaveProperty('user');
});
