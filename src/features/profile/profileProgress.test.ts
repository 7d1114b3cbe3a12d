import { describe, expect, it } from 'vitest';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { PROFILE_SECTIONS } from '@/config/profileSections';
import type { SessionUser } from '@/storage/sessionUser';
import { profileProgress } from './profileProgress';
import type { OwnSections } from './useOwnSections';

const USER = { firstName: 'Ramon', lastName: 'Santos' } as SessionUser;
const CANADA = 'country-ca';
const PROFILE: UserProfile = {
  id: 'p1',
  userId: 'u1',
  countryOfBirthId: 'country-ph',
  countryOfResidenceId: 'country-ae',
  referralCode: null,
  headline: 'Welder',
  summary: 'I weld.',
  experienceYears: 7,
  experienceLevelId: 'senior',
  jobCategoryId: 'construction',
  educationLevelId: null,
  skills: ['MIG'],
  languages: [{ code: 'en', level: 'C1' }],
  isPublic: true,
  dateOfBirth: '1992-04-30',
  citizenshipIds: [],
  hideFrom: [],
  createdAt: null,
  updatedAt: null,
};
const DESTINATION: NonNullable<OwnSections['destination']> = {
  countryIds: [],
  provinces: [],
  earliestStart: null,
  remote: null,
  programme: null,
  canadianStudy: null,
  certificate: null,
  nomination: null,
  arrangedEmployment: null,
  lastModified: null,
};
const PARTNER: NonNullable<NonNullable<OwnSections['family']>['partner']> = {
  accompanies: true,
  citizenOrResident: null,
  dateOfBirth: null,
  credential: null,
  test: null,
  canadianWorkYears: null,
  canadianStudy: null,
};
const FAMILY: NonNullable<OwnSections['family']> = {
  maritalStatus: 'partner',
  partner: PARTNER,
  dependants: [],
  siblingInCanada: null,
  relativeInCanada: null,
  lastModified: null,
};
const parts = (patch: Partial<OwnSections> = {}): OwnSections => ({
  profile: PROFILE,
  education: [],
  experience: [],
  languageTests: [],
  family: null,
  destination: null,
  documents: { count: 0, verified: 0, types: [] },
  offered: PROFILE_SECTIONS,
  ...patch,
});
const status = (part: keyof ReturnType<typeof profileProgress>, patch: Partial<OwnSections> = {}) =>
  profileProgress(parts(patch), USER, CANADA)[part];

describe('the state of a section', () => {
  it('is not started while there is no profile', () => {
    const states = Object.values(profileProgress(parts({ profile: null }), USER, CANADA));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['notStarted']));
  });

  it.each([
    ['personal', {}, 'done', []],
    ['personal', { profile: { ...PROFILE, dateOfBirth: null } }, 'inProgress', ['fields:dateOfBirth']],
    ['work', {}, 'done', []],
    ['work', { profile: { ...PROFILE, skills: [], summary: ' ' } }, 'inProgress', 2],
    ['languages', { profile: { ...PROFILE, languages: [{ code: 'en', level: '' }] } }, 'notStarted', 1],
    ['documents', { documents: { count: 1, verified: 0, types: ['photo'] } }, 'inProgress', 2],
    ['documents', { documents: { count: 2, verified: 0, types: ['passport', 'resume'] } }, 'done', []],
    ['family', {}, 'notStarted', ['sections:family.hasPartner']],
    ['family', { family: { ...FAMILY, maritalStatus: 'single', partner: null } }, 'done', []],
    ['family', { family: FAMILY }, 'inProgress', ['sections:family.credential', 'sections:family.test']],
    ['family', { family: { ...FAMILY, partner: { ...PARTNER, accompanies: false } } }, 'done', []],
    [
      'family',
      { family: { ...FAMILY, partner: { ...PARTNER, credential: 'secondary', test: 'none' } } },
      'done',
      [],
    ],
    ['destination', { destination: { ...DESTINATION, countryIds: ['country-br'] } }, 'done', []],
    ['destination', { destination: { ...DESTINATION, countryIds: [CANADA] } }, 'inProgress', 4],
    [
      'destination',
      {
        destination: {
          ...DESTINATION,
          countryIds: [CANADA],
          canadianStudy: 'none',
          certificate: false,
          nomination: false,
          arrangedEmployment: false,
        },
      },
      'done',
      [],
    ],
    ['visibility', {}, 'done', []],
    ['visibility', { profile: { ...PROFILE, hideFrom: null } }, 'notStarted', 1],
    [
      'visibility',
      { profile: { ...PROFILE, hideFrom: null }, offered: ['personal', 'work', 'visibility'] },
      'done',
      [],
    ],
  ] as const)('%s (row %#): each state for its values', (part, patch, state, missing) => {
    const found = status(part, patch as Partial<OwnSections>);
    expect(found.state).toBe(state);
    expect(typeof missing === 'number' ? found.missing.length : found.missing).toEqual(missing);
  });
});
