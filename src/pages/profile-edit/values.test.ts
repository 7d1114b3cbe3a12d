import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problems } from '@/forms/problems';
import { sentencesOf } from '@/forms/problems.fixture';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import {
  checkLanguages,
  checkPersonal,
  checkVisibility,
  checkWork,
  MOST,
  type PersonalValues,
} from './rules';
import {
  accountChange,
  newProfileBody,
  profileBody,
  type ProfileValues,
  readYears,
  storedLanguages,
  storedText,
  storedTexts,
  valuesOf,
} from './values';

const ACCOUNT = { firstName: 'Ramon', lastName: 'Santos', phone: '+971501234567' };
const PROFILE: UserProfile = {
  id: 'p1',
  userId: 'u1',
  countryOfBirthId: 'country-ph',
  countryOfResidenceId: 'country-ae',
  referralCode: null,
  headline: 'Welder',
  summary: null,
  experienceYears: 7.5,
  experienceLevelId: null,
  jobCategoryId: 'construction',
  educationLevelId: null,
  skills: ['MIG'],
  languages: [{ code: 'en', level: 'C1' }],
  isPublic: false,
  dateOfBirth: '1992-04-30',
  citizenshipIds: ['country-ph'],
  hideFrom: null,
  createdAt: null,
  updatedAt: null,
};
const filled = (patch: Partial<ProfileValues> = {}): ProfileValues => ({ ...valuesOf(PROFILE), ...patch });

describe('from the server to the form and back', () => {
  it('sends every field that it has and no other, null if nothing is given', () => {
    expect(profileBody(filled())).toEqual({
      countryOfBirthId: 'country-ph',
      countryOfResidenceId: 'country-ae',
      dateOfBirth: '1992-04-30',
      citizenshipIds: ['country-ph'],
      headline: 'Welder',
      jobCategoryId: 'construction',
      experienceYears: 7.5,
      experienceLevelId: null,
      educationLevelId: null,
      skills: ['MIG'],
      summary: null,
      languages: [{ code: 'en', level: 'C1' }],
      isPublic: false,
      hideFrom: null,
      referralCode: null,
    });
  });

  it('creates with the given values only, and names the owner of the profile', () => {
    const body = newProfileBody('u1', valuesOf(null));
    expect(body).toEqual({ userId: 'u1', citizenshipIds: [], skills: [], languages: [], isPublic: true });
  });

  it('trims texts', () => {
    expect(profileBody(filled({ headline: '  Cook ', summary: '   ' }))).toMatchObject({
      headline: 'Cook',
      summary: null,
    });
  });
});

describe('the account', () => {
  const change = (patch: Partial<typeof ACCOUNT>, phone: string | null = ACCOUNT.phone) =>
    accountChange({ ...ACCOUNT, ...patch }, ACCOUNT, phone);

  it('is not written unless it changed', () => {
    expect(change({})).toBeNull();
    expect(change({ firstName: ' Ramon ' })).toBeNull();
    // The same number in another format.
    expect(change({ phone: '+971 50 123 4567' })).toBeNull();
  });
  it('is sent only what changed', () => {
    expect(change({ lastName: 'Cruz' })).toEqual({ firstName: 'Ramon', lastName: 'Cruz' });
    expect(change({ phone: '+14165550100' }, '+14165550100')).toEqual({ phoneNumber: '+14165550100' });
    expect(change({ phone: '' }, null)).toEqual({ phoneNumber: null });
  });
});

describe('years of experience', () => {
  it.each([
    ['7', 7],
    ['۷', 7],
    ['٧٫٥', 7.5],
    ['７', 7],
    ['7,5', 7.5],
    [' 12 ', 12],
    ['', null],
  ])('%s is %s', (typed, years) => {
    expect(readYears(typed)).toBe(years);
  });
  it.each(['seven', '-1', '1e3', '7.', '0x10', '7 years', 'Infinity'])('%s is no number', (typed) => {
    expect(readYears(typed)).toBeNaN();
  });
});

const HAD_NAME = { firstName: true, lastName: true };
const ALL = { account: true, countries: true, hadName: HAD_NAME, today: '2026-11-22' };
const person = (patch: Partial<PersonalValues> = {}): PersonalValues => ({
  ...ACCOUNT,
  ...filled(),
  ...patch,
});
const rulesOf = (problems: Problems): string[] =>
  Object.entries(sentencesOf(problems)).map(([field, sentence]) => `${field} ${sentence}`);

describe('the rules', () => {
  it('accept right values', () => {
    expect(rulesOf(checkPersonal(person(), ALL))).toEqual([]);
    expect(rulesOf(checkWork(filled()))).toEqual([]);
    expect(rulesOf(checkLanguages(filled()))).toEqual([]);
    expect(rulesOf(checkVisibility(filled()))).toEqual([]);
  });
  it.each([
    [{ firstName: ' ' }, 'firstName required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName tooLong'],
    [{ phone: 'call me' }, 'phone phone'],
    [{ countryOfBirthId: '' }, 'countryOfBirthId required'],
    [{ dateOfBirth: '2026-11-23' }, 'dateOfBirth dateOfBirth'],
    [{ dateOfBirth: '1915-11-21' }, 'dateOfBirth dateOfBirth'],
    [{ dateOfBirth: '2001-02-29' }, 'dateOfBirth dateOfBirth'],
    [{ citizenshipIds: ['a', 'b', 'c', 'd'] }, 'citizenshipIds atMost'],
  ] as const)('refuse %j of a person', (patch, problem) => {
    expect(rulesOf(checkPersonal(person(patch), ALL))).toEqual([problem]);
  });
  it.each([
    [checkWork, { headline: 'x'.repeat(161) }, 'headline tooLong'],
    [checkWork, { summary: 'x'.repeat(4001) }, 'summary tooLong'],
    [checkWork, { experienceYears: '81' }, 'experienceYears numberRange'],
    [checkWork, { experienceYears: 'many' }, 'experienceYears numberRange'],
    [checkWork, { skills: Array.from({ length: MOST.skills + 1 }, String) }, 'skills tooManySkills'],
    [checkWork, { skills: ['x'.repeat(101)] }, 'skills skillTooLong'],
    [checkLanguages, { languages: [{ code: '', level: '' }] }, 'languages languageIncomplete'],
    [checkLanguages, { languages: [{ code: 'en', level: '' }] }, 'languages languageIncomplete'],
    [
      checkLanguages,
      {
        languages: [
          { code: 'en', level: 'A1' },
          { code: 'en', level: 'C1' },
        ],
      },
      'languages languageTwice',
    ],
    [checkVisibility, { referralCode: 'x'.repeat(51) }, 'referralCode tooLong'],
    [checkVisibility, { hideFrom: Array.from({ length: 21 }, String) }, 'hideFrom atMost'],
  ] as const)('refuse what is wrong (%#: %s %j)', (check, patch, problem) => {
    expect(rulesOf(check(filled(patch)))).toEqual([problem]);
  });
  it('ask for nothing that cannot be given', () => {
    const values = person({ firstName: '', lastName: '', countryOfBirthId: '', countryOfResidenceId: '' });
    expect(rulesOf(checkPersonal(values, { ...ALL, account: false, countries: false }))).toEqual([]);
  });
  it('do not require a name that never existed', () => {
    const hadName = { firstName: true, lastName: false };
    expect(rulesOf(checkPersonal(person({ lastName: '' }), { ...ALL, hadName }))).toEqual([]);
  });
  it('require nothing else', () => {
    const empty = { ...valuesOf(null), hideFrom: null };
    expect([checkWork, checkLanguages, checkVisibility].flatMap((check) => rulesOf(check(empty)))).toEqual(
      [],
    );
    expect(rulesOf(checkPersonal(person({ phone: '', dateOfBirth: '', citizenshipIds: [] }), ALL))).toEqual(
      [],
    );
  });
});

it('parts of stored drafts are complete, whatever was stored', () => {
  assert(
    property(dictionary(constantFrom('code', 'level', '__proto__'), jsonValue()), (stored) => {
      expect(storedText(stored)).toBe('');
      expect(storedTexts([stored, 'a'])).toEqual(['a']);
      for (const { code, level } of storedLanguages([stored])) {
        expect([typeof code, typeof level]).toEqual(['string', 'string']);
      }
    }),
  );
});
