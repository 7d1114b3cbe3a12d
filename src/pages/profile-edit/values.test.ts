import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problems } from '@/forms/problems';
import { sentencesOf } from '@/forms/problems.fixture';
import { checkPersonal, PERSONAL, type PersonalValues, VISIBILITY, WORK } from './profileForms';
import { LANGUAGES } from './sections/languages/LanguagesSection';
import { accountChange, storedText, storedTexts } from './values';

const ACCOUNT = { firstName: 'Ramon', lastName: 'Santos', phone: '+971501234567' };
const PROFILE = {
  countryOfBirthId: 'country-ph',
  countryOfResidenceId: 'country-ae',
  referralCode: null,
  headline: ' Welder ',
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
};

describe('from the server to the form and back', () => {
  it('texts are trimmed, and null is sent for nothing', () => {
    expect(WORK.sent(WORK.read(PROFILE))).toEqual({
      headline: 'Welder',
      jobCategoryId: 'construction',
      educationLevelId: null,
      experienceYears: 7.5,
      experienceLevelId: null,
      skills: ['MIG'],
      summary: null,
    });
  });
  it('a profile is public, and hidden from nobody, until the person decides', () => {
    const undecided = { isPublic: true, hideFrom: null, referralCode: null };
    expect(VISIBILITY.sent(VISIBILITY.blank)).toEqual(undecided);
    expect(VISIBILITY.sent(VISIBILITY.read({ isPublic: null, hideFrom: null }))).toEqual(undecided);
    expect(VISIBILITY.sent(VISIBILITY.read(PROFILE)).isPublic).toBe(false);
    expect(VISIBILITY.sent({ ...VISIBILITY.blank, hideFrom: [] }).hideFrom).toEqual([]);
  });
  it('drafts of earlier versions of the app are still found', () => {
    const stored = { isPublic: false, hideFrom: null, referralCode: 'A' };
    expect(VISIBILITY.draft(stored)).toEqual({ ...stored, isPublic: 'no' });
    expect(WORK.draft({ headline: 'Cook', experienceYears: '7,', skills: ['a', 7] })).toMatchObject({
      headline: 'Cook',
      experienceYears: '7,',
      skills: ['a'],
      summary: '',
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
  const sent = (experienceYears: string) => WORK.sent({ ...WORK.blank, experienceYears }).experienceYears;
  it.each([
    ['7', 7],
    ['۷', 7],
    ['٧٫٥', 7.5],
    ['７', 7],
    ['7,5', 7.5],
    [' 12 ', 12],
    ['', null],
  ])('%s is %s', (typed, years) => {
    expect(sent(typed)).toBe(years);
  });
  it.each(['seven', '-1', '1e3', '7.', '0x10', '7 years', 'Infinity', '81'])('%s is refused', (typed) => {
    const problems = sentencesOf(WORK.check({ ...WORK.blank, experienceYears: typed }));
    expect(problems).toEqual({ experienceYears: 'numberRange' });
  });
});

const HAD_NAME = { firstName: true, lastName: true };
const ALL = { account: true, countries: true, hadName: HAD_NAME };
const person = (patch: Partial<PersonalValues> = {}): PersonalValues => ({
  ...PERSONAL.read({ ...PROFILE, ...ACCOUNT }),
  ...patch,
});
const rulesOf = (problems: Problems): string[] =>
  Object.entries(sentencesOf(problems)).map(([field, sentence]) => `${field} ${sentence}`);

describe('the rules', () => {
  it('accept right values', () => {
    expect(rulesOf(checkPersonal(person(), ALL))).toEqual([]);
    for (const form of [WORK, LANGUAGES, VISIBILITY])
      expect(rulesOf(form.check(form.read(PROFILE) as never))).toEqual([]);
  });
  it.each([
    [{ firstName: ' ' }, 'firstName required'],
    [{ lastName: 'x'.repeat(101) }, 'lastName tooLong'],
    [{ phone: 'call me' }, 'phone phone'],
    [{ countryOfBirthId: '' }, 'countryOfBirthId required'],
    [{ dateOfBirth: '2999-11-23' }, 'dateOfBirth dateOfBirth'],
    [{ dateOfBirth: '1915-11-21' }, 'dateOfBirth dateOfBirth'],
    [{ dateOfBirth: '2001-02-29' }, 'dateOfBirth dateOfBirth'],
    [{ citizenshipIds: ['a', 'b', 'c', 'd'] }, 'citizenshipIds atMost'],
  ] as const)('refuse %j of a person', (patch, problem) => {
    expect(rulesOf(checkPersonal(person(patch), ALL))).toEqual([problem]);
  });
  it.each([
    [WORK, { headline: 'x'.repeat(161) }, 'headline tooLong'],
    [WORK, { summary: 'x'.repeat(4001) }, 'summary tooLong'],
    [WORK, { experienceYears: '81' }, 'experienceYears numberRange'],
    [WORK, { experienceYears: 'many' }, 'experienceYears numberRange'],
    [WORK, { skills: Array.from({ length: 51 }, String) }, 'skills tooManySkills'],
    [WORK, { skills: ['x'.repeat(101)] }, 'skills skillTooLong'],
    [LANGUAGES, { languages: [{ code: '', level: '' }] }, 'languages languageIncomplete'],
    [LANGUAGES, { languages: [{ code: 'en', level: '' }] }, 'languages languageIncomplete'],
    [
      LANGUAGES,
      {
        languages: [
          { code: 'en', level: 'A1' },
          { code: 'en', level: 'C1' },
        ],
      },
      'languages languageTwice',
    ],
    [VISIBILITY, { referralCode: 'x'.repeat(51) }, 'referralCode tooLong'],
    [VISIBILITY, { hideFrom: Array.from({ length: 21 }, String) }, 'hideFrom atMost'],
  ] as const)('refuse what is wrong (%#)', (form, patch, problem) => {
    expect(rulesOf(form.check({ ...form.read(PROFILE), ...patch } as never))).toEqual([problem]);
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
    for (const form of [WORK, LANGUAGES, VISIBILITY])
      expect(rulesOf(form.check(form.blank as never))).toEqual([]);
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
      for (const { code, level } of LANGUAGES.draft({ languages: [stored] })?.languages ?? []) {
        expect([typeof code, typeof level]).toEqual(['string', 'string']);
      }
    }),
  );
});
