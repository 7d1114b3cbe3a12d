import { type Backend, dayOf } from '../backend.ts';
import { wholeDocument } from '../documents/wholeDocument.ts';
import type { Application, ApplicationStatus } from '../data/jobRecords.ts';
import type { LanguageCertificate, RoleRecord } from '../data/records.ts';
import { wholeApplication } from './applications.ts';
import type { Random } from './random.ts';

/** The data of the demo user, and further data for the administrators' lists. */
const DAY = 86_400_000;
/** In hours. */
const YEAR = 365 * 24;
const SINCE = '2024-01-10T08:00:00.000Z';

const ROLES: readonly (readonly [name: string, displayName: string, description: string])[] = [
  ['end_user', 'User', 'Standard user with basic access'],
  ['agent', 'Agent', 'Agency staff who accompany applicants'],
  ['admin', 'Administrator', 'System administrator with management access'],
  ['administrator', 'Administrator', 'System administrator with management access'],
];

const CERTIFICATES: readonly (readonly [code: string, name: string, language: string, score: string])[] = [
  ['ielts-general', 'IELTS General Training', 'en', '7.0'],
  ['ielts-academic', 'IELTS Academic', 'en', '7.5'],
  ['celpip-general', 'CELPIP-General', 'en', '9'],
  ['pte-core', 'PTE Core', 'en', '68'],
  ['toefl-ibt', 'TOEFL iBT', 'en', '98'],
  ['tef-canada', 'TEF Canada', 'fr', 'B2'],
  ['tcf-canada', 'TCF Canada', 'fr', 'C1'],
  ['delf-b2', 'DELF B2', 'fr', '78/100'],
  ['goethe-b2', 'Goethe-Zertifikat B2', 'de', '84/100'],
];

const APPLICATIONS: readonly (readonly [job: number, status: ApplicationStatus, daysAgo: number])[] = [
  [1, 'interview', 9],
  [8, 'inReview', 6],
  [15, 'submitted', 2],
  [22, 'draft', 1],
  [29, 'rejected', 24],
];

const MESSAGES: readonly (readonly [from: string, subject: string, body: string, hoursAgo: number])[] = [
  [
    'Northgate Structural',
    'Interview next week',
    'Thank you for applying. Could you join a video call on Tuesday or Wednesday, in the morning of your time zone?',
    5,
  ],
  [
    'VisaTalent',
    'One document needs your attention',
    'We couldn’t verify your language result. Please upload both pages.',
    28,
  ],
  [
    'Amélie Gagnon, your adviser',
    'Your profile',
    'Add your education and languages: employers filter by both, and it takes five minutes.',
    70,
  ],
  [
    'Prairie Steel Works',
    'We have received your application',
    'We read every application within two weeks and will write to you either way.',
    140,
  ],
  [
    'VisaTalent',
    'Welcome to VisaTalent',
    'Creating a profile and browsing jobs is free. A service fee is charged only after a placement is secured.',
    400,
  ],
];

const DOCUMENTS = [
  ['Passport.pdf', 'passport', 482_113, 'verified', 30],
  ['Resume Ramon Santos.pdf', 'resume', 186_220, 'verified', 30],
  ['TESDA NC II.pdf', 'certificate', 268_400, 'pending', 4],
  ['IELTS result.pdf', 'language-test', 154_906, 'rejected', 6],
] as const;

const STATUSES: readonly ApplicationStatus[] = [
  'submitted',
  'submitted',
  'inReview',
  'inReview',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
];

const application = (
  backend: Backend,
  id: string,
  userId: string,
  jobId: string,
  status: ApplicationStatus,
  createdAt: number,
): Application => {
  const job = backend.data.jobs.require(jobId);
  const changed = Math.min(backend.now(), createdAt + DAY);
  return wholeApplication(backend, {
    id,
    userId,
    jobId,
    jobTitle: job.title,
    company: job.company,
    status,
    coverLetter: null,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(changed).toISOString(),
  });
};

export const seedRoles = (): RoleRecord[] =>
  ROLES.map(([name, displayName, description]) => ({
    id: `role-${name}`,
    name,
    displayName,
    description,
    created: SINCE,
    lastModified: SINCE,
  }));

export const seedCertificates = (): LanguageCertificate[] =>
  CERTIFICATES.map(([code, name, language]) => ({
    id: `certificate-${code}`,
    code,
    name,
    language,
    created: SINCE,
    lastModified: SINCE,
  }));

export const seedDemoBelongings = (backend: Backend): void => {
  const { data } = backend;
  const userId = 'user-demo';
  const ago = (hours: number): string => new Date(backend.now() - hours * 3_600_000).toISOString();
  for (const [index, [from, subject, body, hours]] of MESSAGES.entries()) {
    const id = `message-${index + 1}`;
    data.messages.put({ id, userId, from, subject, body, read: index > 1, sentAt: ago(hours) });
  }
  for (const [index, [name, type, size, status, days]] of DOCUMENTS.entries()) {
    const uploadedAt = ago(days * 24);
    const expiresOn = type === 'passport' ? dayOf(ago(-14 * 30 * 24)) : null;
    data.documents.put({
      ...wholeDocument({ id: `document-${index + 1}`, userId, name, type, size, uploadedAt }),
      status,
      expiresOn,
      verifiedAt: status === 'verified' ? uploadedAt : null,
      reason: status === 'rejected' ? 'cut-off' : null,
    });
  }
  for (const [index, [job, status, days]] of APPLICATIONS.entries()) {
    const at = backend.now() - days * DAY;
    data.applications.put(application(backend, `application-${index + 1}`, userId, `job-${job}`, status, at));
  }
  data.plans.put({
    id: userId,
    userId,
    programme: 'fsw',
    invitationOn: null,
    livedIn: [{ countryCode: 'PH', from: dayOf(ago(YEAR * 33)), to: dayOf(ago(YEAR * 5)) }],
    notNeeded: [],
    reminders: false,
    lastModified: ago(4 * 24),
  });
  data.savedJobs.put({ id: `${userId}~job-3`, userId, jobId: 'job-3', savedAt: ago(50) });
};

/** Applications and certificates of the seeded people. */
export const seedActivity = (backend: Backend, random: Random, people: number): void => {
  const { data } = backend;
  for (let index = 0; index < 60; index += 1) {
    const user = `user-${random.whole(1, people)}`;
    const job = `job-${random.whole(1, data.jobs.size)}`;
    const at = backend.now() - random.whole(1, 40) * DAY;
    const id = `application-${user}-${job}`;
    data.applications.put(application(backend, id, user, job, random.pick(STATUSES), at));
  }
  for (let index = 0; index < 80; index += 1) {
    const userId = `user-${random.whole(1, people)}`;
    const [code, , , score] = random.pick(CERTIFICATES);
    const created = new Date(backend.now() - random.whole(30, 700) * DAY).toISOString();
    data.userLanguageCertificates.put({
      id: `${userId}~${code}`,
      userId,
      languageCertificateId: `certificate-${code}`,
      score,
      issuedAt: dayOf(created),
      created,
      lastModified: created,
    });
  }
};
