import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { editorValuesFrom } from './draft';
import { checkEditor, MOST } from './rules';
import {
  accountChange,
  EDITOR_FIELDS,
  type EditorValues,
  newProfileBody,
  profileBody,
  readYears,
  sameValues,
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
  dateOfBirth: null,
  createdAt: null,
  updatedAt: null,
};
const ALL = { account: true, countries: true };
const filled = (patch: Partial<EditorValues> = {}): EditorValues => ({
  ...valuesOf(PROFILE, ACCOUNT),
  ...patch,
});

describe('from the server to the form and back', () => {
  it('sends every field that it knows and no other, null where nothing is given', () => {
    expect(profileBody(filled())).toEqual({
      countryOfBirthId: 'country-ph',
      countryOfResidenceId: 'country-ae',
      headline: 'Welder',
      jobCategoryId: 'construction',
      experienceYears: 7.5,
      experienceLevelId: null,
      educationLevelId: null,
      skills: ['MIG'],
      summary: null,
      languages: [{ code: 'en', level: 'C1' }],
      isPublic: false,
      referralCode: null,
    });
  });

  it('creates with what was given only, and says whose profile it is', () => {
    const body = newProfileBody('u1', valuesOf(null, ACCOUNT));
    expect(body).toEqual({ userId: 'u1', skills: [], languages: [], isPublic: true });
  });

  it('trims texts', () => {
    expect(profileBody(filled({ headline: '  Cook ', summary: '   ' }))).toMatchObject({
      headline: 'Cook',
      summary: null,
    });
  });

  it('knows whether something changed', () => {
    expect(sameValues(filled(), filled())).toBe(true);
    expect(sameValues(filled(), filled({ skills: ['MIG', 'TIG'] }))).toBe(false);
    expect(sameValues(filled(), filled({ firstName: 'R' }), ['headline'])).toBe(true);
  });
});

describe('the account', () => {
  const change = (patch: Partial<typeof ACCOUNT>, phone: string | null = ACCOUNT.phone) =>
    accountChange({ ...ACCOUNT, ...patch }, ACCOUNT, phone);

  it('is left alone unless it changed', () => {
    expect(change({})).toBeNull();
    expect(change({ firstName: ' Ramon ' })).toBeNull();
    // The same number, written otherwise.
    expect(change({ phone: '+971 50 123 4567' })).toBeNull();
  });
  it('is told only what changed', () => {
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

describe('the rules', () => {
  it('let a good form pass', () => {
    expect(checkEditor(filled(), ALL)).toEqual({});
  });
  it.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName', 'tooLong'],
    [{ phone: 'call me' }, 'phone', 'phone'],
    [{ countryOfBirthId: '' }, 'countryOfBirthId', 'required'],
    [{ headline: 'x'.repeat(161) }, 'headline', 'tooLong'],
    [{ summary: 'x'.repeat(4001) }, 'summary', 'tooLong'],
    [{ experienceYears: '81' }, 'experienceYears', 'years'],
    [{ experienceYears: 'many' }, 'experienceYears', 'years'],
    [{ skills: Array.from({ length: MOST.skills + 1 }, String) }, 'skills', 'tooManySkills'],
    [{ skills: ['x'.repeat(101)] }, 'skills', 'skillTooLong'],
    [{ languages: [{ code: '', level: '' }] }, 'languages', 'languageIncomplete'],
    [{ languages: [{ code: 'en', level: '' }] }, 'languages', 'languageIncomplete'],
    [
      {
        languages: [
          { code: 'en', level: 'A1' },
          { code: 'en', level: 'C1' },
        ],
      },
      'languages',
      'languageTwice',
    ],
    [{ referralCode: 'x'.repeat(51) }, 'referralCode', 'tooLong'],
  ] as const)('refuse %j', (patch, field, rule) => {
    const problems = checkEditor(filled(patch), ALL);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]?.rule).toBe(rule);
  });
  it('ask for nothing that cannot be given', () => {
    const values = filled({ firstName: '', lastName: '', countryOfBirthId: '', countryOfResidenceId: '' });
    expect(checkEditor(values, { account: false, countries: false })).toEqual({});
  });
});

describe('drafts', () => {
  it('come back as they were', () => {
    const values = filled();
    expect(editorValuesFrom(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });
  it('are whole, whatever was stored', () => {
    assert(
      property(dictionary(constantFrom(...EDITOR_FIELDS, '__proto__'), jsonValue()), (stored) => {
        const values = editorValuesFrom(stored);
        expect(Object.keys(values ?? {}).sort()).toEqual([...EDITOR_FIELDS].sort());
        expect(() => profileBody(values ?? filled())).not.toThrow();
      }),
    );
  });
});
