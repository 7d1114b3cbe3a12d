import { MOMENT, WORK } from './contract.story.work.ts';

/**
 * The values of the OpenAPI document's examples: Ada Lovelace, a welder in Paris, applies for a job in
 * Toronto. The same record has the same id everywhere. A key is the name of a field; where that is ambiguous,
 * the noun of the shape, or the name of the field, that contains it comes before it with a dot.
 */
const ADA = { id: 'user-ada', fullName: 'Ada Lovelace' } as const;

const IDS: Readonly<Record<string, string>> = {
  user: ADA.id,
  applicant: ADA.id,
  profile: 'profile-ada',
  userProfile: 'profile-ada',
  country: 'country-ca',
  countryOfBirth: 'country-gb',
  countryOfResidence: 'country-fr',
  citizenship: 'country-gb',
  educationLevel: 'level-college',
  experienceLevel: 'senior',
  jobCategory: 'construction',
  languageCertificate: 'certificate-ielts',
  job: 'job-welder',
  application: 'application-1',
  document: 'document-passport',
  thread: 'thread-1',
  post: 'post-1',
  author: 'user-grace',
  assignee: 'user-grace',
  by: 'user-grace',
  task: 'task-1',
  question: 'licence',
  client: 'client-1',
  request: 'request-1',
  session: 'session-1',
};

/** The id of a record by its noun: `job` for `jobId`, or for `id` in a job. */
export const idOf = (noun: string): string => IDS[noun] ?? `${noun === '' ? 'record' : noun}-1`;

const PEOPLE = {
  email: 'ada@example.test',
  fullName: ADA.fullName,
  firstName: 'Ada',
  lastName: 'Lovelace',
  applicantName: ADA.fullName,
  applicantEmail: 'ada@example.test',
  ownerName: ADA.fullName,
  ownerEmail: 'ada@example.test',
  phoneNumber: '+15551234567',
  password: 'Passw0rd!',
  newPassword: 'N3w-Passw0rd!',
  currentPassword: 'Passw0rd!',
  roles: ['end_user'],
  role: 'end_user',
  'role.name': 'end_user',
  displayName: 'Member',
  blockedReason: null,
  blocked: false,
  twoFactorEnabled: false,
  googleLinked: false,
  command: 'register',
  accessToken: 'example.access.token',
  refreshToken: 'example-refresh-token',
  twoFactorToken: 'example-second-step',
  token: 'example-one-time-token',
  idToken: 'example.identity.token',
  code_verifier: 'example-verifier-of-43-characters-or-more-xx',
  expiresIn: 3600,
  tokenType: 'Bearer',
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/VisaTalent:ada%40example.test?secret=JBSWY3DPEHPK3PXP&issuer=VisaTalent',
  backupCodes: ['3f9a-71c2'],
  device: 'Firefox on Linux',
  ipAddress: '192.0.2.10',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  referralCode: 'ADA2026',
  'applicant.name': ADA.fullName,
  'author.name': 'Grace Hopper',
  'assignee.name': 'Grace Hopper',
  'by.name': 'Grace Hopper',
  counterpart: 'VisaTalent',
} as const;

const PROFILE = {
  headline: 'Welder, six years in structural steel',
  summary: 'I weld and inspect structural steel.',
  experienceYears: 6,
  skills: ['Welding'],
  matchedSkills: ['Welding'],
  'languages.code': 'en',
  'languages.level': 'C1',
  language: 'en',
  dateOfBirth: '1993-05-14',
  hideFrom: ['Jebel Ali Steel Works'],
  'education.name': 'Certificate in welding',
  'education.field': 'Welding',
  field: 'summary',
  missing: ['summary'],
  gain: 10,
  percentage: 90,
  profileCompletion: 90,
  profileCompletionPercentage: 90,
  isComplete: false,
  institution: 'Lycée technique de Paris',
  credential: 'one-year',
  'eca.status': 'done',
  'eca.body': 'WES',
  referenceNo: 'REF-2041',
  startedOn: '2021-09',
  finishedOn: '2024-06',
  inProgress: false,
  selfEmployed: false,
  hoursPerWeek: 40,
  employer: 'Jebel Ali Steel Works',
  city: 'Paris',
  duties: ['Read drawings and weld symbols'],
  nocCode: '72106',
  testCode: 'ielts-general',
  'languagetest.name': 'IELTS General Training',
  'languagetestkind.name': 'IELTS General Training',
  'languagetestkind.code': 'ielts-general',
  'languageTest.name': 'IELTS General Training',
  certificate: 'IELTS General Training',
  certificateNo: 'IE-100200',
  score: '8/8.5/7/7',
  listening: '8',
  reading: '8.5',
  writing: '7',
  speaking: '7',
  takenAt: '2026-01-31',
  maritalStatus: 'single',
  partner: null,
  provinces: ['CA-ON'],
  earliestStart: '2026-09',
  programme: 'fsw',
  notNeeded: ['photo'],
  nomination: false,
  equivalent: 'College diploma',
  notes: 'By the issuing country.',
} as const;

/** Values by field name, or by the name with its owner before it. */
export const STORY: Readonly<Record<string, unknown>> = {
  ...PEOPLE,
  ...PROFILE,
  ...WORK,
};

/**
 * The value of a date field that the story does not have, by its format or the ending
 * of its name; undefined for other fields.
 */
export function timeOf(name: string, format: unknown): string | undefined {
  const isDay = format === undefined ? /(?:On|^day)$/.test(name) : format === 'date';
  if (isDay) return MOMENT.slice(0, 10);
  return format === 'date-time' || /(?:At|Modified|Since)$/.test(name) ? MOMENT : undefined;
}
