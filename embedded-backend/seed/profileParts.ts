import { type Backend, dayOf } from '../backend.ts';
import type { Education, Experience, LanguageTest } from '../data/profileRecords.ts';
import { countryId } from './countries.ts';
import { educationLevelId } from './educationLevels.ts';

/** The profile parts of both demo users. Times are relative to now. */
const DAY = 86_400_000;

const EDUCATION = {
  field: null,
  finishedOn: null,
  inProgress: false,
  fullTime: true,
  documentId: null,
} as const satisfies Partial<Education>;

const EXPERIENCE = {
  city: null,
  finishedOn: null,
  paid: true,
  selfEmployed: false,
  documentId: null,
} as const satisfies Partial<Experience>;

const TEST = {
  chart: null,
  resultOn: null,
  certificateNo: null,
  documentId: null,
} as const satisfies Partial<LanguageTest>;

/** Functions that return days and months before now. */
const before = (now: number) => {
  const shifted = (months: number): Date => {
    const date = new Date(now);
    // The first day, because every month has it.
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  };
  return {
    day: (days: number): string => dayOf(new Date(now - days * DAY).toISOString()),
    month: (months: number): string => shifted(months).toISOString().slice(0, 'YYYY-MM'.length),
    /** The same day some months ago, or the last day of that month. */
    dayMonths: (months: number): string => {
      const first = shifted(months);
      const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
      first.setUTCDate(Math.min(new Date(now).getUTCDate(), length));
      return dayOf(first.toISOString());
    },
  };
};

/** A welder in Dubai, aged 33, whose wife comes along. */
const seedRamon = (backend: Backend): void => {
  const { data } = backend;
  const ago = before(backend.now());
  const whose = { userId: 'user-demo', lastModified: new Date(backend.now() - 30 * DAY).toISOString() };
  data.userProfiles.update('profile-demo-user', {
    dateOfBirth: ago.dayMonths(33 * 12 + 4),
    citizenshipIds: [countryId('PH')],
  });
  data.education.put({
    ...EDUCATION,
    ...whose,
    id: 'education-demo-1',
    credential: 'one-year',
    educationLevelId: educationLevelId('ph-tesda-nc2'),
    name: 'TESDA National Certificate II',
    field: 'Shielded metal arc welding',
    institution: 'TESDA Regional Training Center Taguig',
    countryId: countryId('PH'),
    startedOn: ago.month(104),
    finishedOn: ago.month(93),
    eca: { status: 'none', body: null, referenceNo: null, issuedOn: null },
  });
  const welder = { ...EXPERIENCE, ...whose, title: 'Welder', nocCode: '72106' };
  data.experience.put({
    ...welder,
    id: 'experience-demo-1',
    employer: 'Manila Bay Shipyard',
    countryId: countryId('PH'),
    city: 'Manila',
    startedOn: ago.month(90),
    finishedOn: ago.month(60),
    hoursPerWeek: 40,
    duties: ['Weld hull plates by stick and MIG', 'Read drawings and weld symbols', 'Grind and repair welds'],
  });
  data.experience.put({
    ...welder,
    id: 'experience-demo-2',
    employer: 'Jebel Ali Steel Works',
    countryId: countryId('AE'),
    city: 'Dubai',
    startedOn: ago.month(56),
    hoursPerWeek: 48,
    duties: ['Weld pipes and frames by TIG', 'Cut and fit steel to drawings', 'Test welds for cracks'],
  });
  data.languageTests.put({
    ...TEST,
    ...whose,
    id: 'language-test-1',
    name: 'IELTS General Training',
    language: 'en',
    score: '6.5/6/6/6.5',
    testCode: 'ielts-general',
    scores: { listening: '6.5', reading: '6', writing: '6', speaking: '6.5' },
    takenOn: ago.day(200),
    documentId: 'document-4',
  });
  data.families.put({
    ...whose,
    id: whose.userId,
    maritalStatus: 'partner',
    partner: {
      accompanies: true,
      citizenOrResident: false,
      dateOfBirth: ago.dayMonths(31 * 12 + 7),
      credential: 'secondary',
      test: 'none',
      canadianWorkYears: 0,
      canadianStudy: false,
    },
    dependants: [],
    siblingInCanada: false,
    relativeInCanada: false,
  });
  data.destinations.put({
    ...whose,
    id: whose.userId,
    countryIds: [countryId('CA')],
    provinces: [],
    earliestStart: null,
    remote: null,
    programme: 'fsw',
    canadianStudy: 'none',
    certificate: false,
    nomination: false,
    arrangedEmployment: false,
  });
};

/** A nurse in Canada, aged 36, without a partner. */
const seedShirin = (backend: Backend): void => {
  const { data } = backend;
  const ago = before(backend.now());
  const whose = { userId: 'user-demo-both', lastModified: new Date(backend.now() - 60 * DAY).toISOString() };
  data.userProfiles.update('profile-demo-both', {
    dateOfBirth: ago.dayMonths(36 * 12 + 5),
    citizenshipIds: [countryId('IR')],
    hideFrom: [],
  });
  data.education.put({
    ...EDUCATION,
    ...whose,
    id: 'education-both-1',
    credential: 'masters-or-professional',
    educationLevelId: educationLevelId('masters'),
    name: 'Master of Science in Nursing',
    field: 'Critical care nursing',
    institution: 'Tehran University of Medical Sciences',
    countryId: countryId('IR'),
    startedOn: ago.month(146),
    finishedOn: ago.month(122),
    eca: {
      status: 'done',
      body: 'World Education Services',
      referenceNo: 'WES-4471902',
      issuedOn: ago.dayMonths(26),
    },
  });
  const nurse = { ...EXPERIENCE, ...whose, title: 'Registered nurse', nocCode: '31301', hoursPerWeek: 40 };
  data.experience.put({
    ...nurse,
    id: 'experience-both-1',
    employer: 'Imam Khomeini Hospital',
    countryId: countryId('IR'),
    city: 'Tehran',
    startedOn: ago.month(107),
    finishedOn: ago.month(32),
    duties: ['Assess patients in intensive care', 'Plan care and give medication', 'Supervise two nurses'],
  });
  data.experience.put({
    ...nurse,
    id: 'experience-both-2',
    employer: 'St. Michael Community Hospital',
    countryId: countryId('CA'),
    city: 'Toronto',
    startedOn: ago.month(27),
    duties: ['Assess patients in acute care', 'Chart electronically', 'Teach new nurses'],
  });
  data.languageTests.put({
    ...TEST,
    ...whose,
    id: 'language-test-both-1',
    name: 'IELTS General Training',
    language: 'en',
    score: '8/7/7/7',
    testCode: 'ielts-general',
    scores: { listening: '8', reading: '7', writing: '7', speaking: '7' },
    takenOn: ago.dayMonths(8),
  });
  data.languageTests.put({
    ...TEST,
    ...whose,
    id: 'language-test-both-2',
    name: 'TEF Canada',
    language: 'fr',
    score: '190/160/240/240',
    testCode: 'tef-canada',
    scores: { listening: '190', reading: '160', writing: '240', speaking: '240' },
    chart: 'old-score',
    takenOn: ago.dayMonths(23),
  });
  data.families.put({
    ...whose,
    id: whose.userId,
    maritalStatus: 'single',
    partner: null,
    dependants: [],
    siblingInCanada: false,
    relativeInCanada: false,
  });
  data.destinations.put({
    ...whose,
    id: whose.userId,
    countryIds: [countryId('CA')],
    provinces: ['CA-ON'],
    earliestStart: null,
    remote: null,
    programme: 'cec',
    canadianStudy: 'none',
    certificate: false,
    nomination: false,
    arrangedEmployment: null,
  });
};

export const seedProfileParts = (backend: Backend): void => {
  seedRamon(backend);
  seedShirin(backend);
};
