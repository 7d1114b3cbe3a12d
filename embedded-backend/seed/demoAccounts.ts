import type { Backend } from '../backend.ts';
import { emptyProfile } from '../data/emptyProfile.ts';
import type { User, UserProfile } from '../data/records.ts';
import { hashPasswordNow } from '../security/passwords.ts';
import { hashToken } from '../security/tokens.ts';
import { PLACEHOLDER_TOKEN } from '../security/sessions.ts';
import { countryId } from './countries.ts';
import { educationLevelId } from './educationLevels.ts';

const DEMO_PASSWORD = 'Passw0rd!';
const MEMBER_SINCE = '2025-03-12T09:24:00.000Z';
const FAR = '2999-12-31T00:00:00.000Z';

const demoUser = (
  id: string,
  email: string,
  name: readonly [string, string],
  roles: readonly string[],
): User => ({
  id,
  email,
  firstName: name[0],
  lastName: name[1],
  phoneNumber: null,
  referralCode: null,
  passwordHash: null,
  roles,
  isEmailVerified: true,
  googleSubject: null,
  twoFactor: null,
  createdAt: MEMBER_SINCE,
  updatedAt: MEMBER_SINCE,
});

const demoProfile = (id: string, userId: string): UserProfile =>
  emptyProfile({ id, userId, at: MEMBER_SINCE });

/** Six of the ten fields that count for the completion. */
const USER_PROFILE: UserProfile = {
  ...demoProfile('profile-demo-user', 'user-demo'),
  countryOfBirthId: countryId('PH'),
  countryOfResidenceId: countryId('AE'),
  headline: 'Welder, 7 years',
  experienceYears: 7,
  jobCategoryId: 'construction',
  skills: ['MIG welding', 'TIG welding', 'Blueprint reading'],
};

const BOTH_PROFILE: UserProfile = {
  ...demoProfile('profile-demo-both', 'user-demo-both'),
  countryOfBirthId: countryId('IR'),
  countryOfResidenceId: countryId('CA'),
  headline: 'Registered Nurse, 11 years',
  summary:
    'Registered nurse with 11 years in acute care, now advising applicants of the agency on licensing.',
  experienceYears: 11,
  experienceLevelId: 'senior',
  jobCategoryId: 'healthcare',
  educationLevelId: educationLevelId('masters'),
  skills: ['Acute care', 'Patient assessment', 'Electronic charting'],
  languages: [
    { code: 'fa', level: 'native' },
    { code: 'en', level: 'C1' },
    { code: 'fr', level: 'B1' },
  ],
};

/** The demo accounts (R-1075), and the placeholder user of the social sign-in stub. */
export const seedDemoAccounts = (backend: Backend): void => {
  const { data } = backend;
  const accounts = [
    {
      ...demoUser('user-demo', 'user@visatalent.test', ['Ramon', 'Santos'], ['end_user']),
      phoneNumber: '+971501234567',
    },
    demoUser('user-demo-admin', 'admin@visatalent.test', ['Grace', 'Tremblay'], ['administrator', 'admin']),
    demoUser(
      'user-demo-both',
      'both@visatalent.test',
      ['Shirin', 'Karimi'],
      ['end_user', 'administrator', 'admin'],
    ),
  ];
  for (const account of accounts) {
    data.users.put({ ...account, passwordHash: hashPasswordNow(DEMO_PASSWORD, backend.passwordCost) });
  }
  data.users.put(demoUser('user-social', 'social.user@visatalent.test', ['Social', 'User'], ['end_user']));
  data.userProfiles.put(USER_PROFILE);
  data.userProfiles.put(BOTH_PROFILE);
  data.sessions.put({
    id: 'session-social',
    userId: 'user-social',
    device: 'Placeholder of the social sign-in',
    ipAddress: '127.0.0.1',
    location: null,
    createdAt: MEMBER_SINCE,
    lastActiveAt: MEMBER_SINCE,
    access: [{ hash: hashToken(PLACEHOLDER_TOKEN), validUntil: FAR }],
    refresh: [],
  });
};
