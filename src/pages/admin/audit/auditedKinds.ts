import { ANNOUNCEMENT_STATES } from '@/api/endpoints/announcements';
import { TASK_KINDS, TASK_STATES } from '@/api/endpoints/tasks';
import { THREAD_TOPICS } from '@/api/endpoints/threadShapes';
import { CHECK_STATES } from '@/config/documents';
import { APPLICATION_STATUSES, CLOSE_REASONS, JOB_CATEGORIES, JOB_TYPES } from '@/config/jobs';
import { TYPES } from '@/features/documents/checks';
import { STATUS_NAMES } from '@/features/hiring/stages';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import {
  EDUCATION_LEVELS,
  LANGUAGE_CERTIFICATES,
  SERVER_ROLE_OPTIONS,
  USERS,
} from '@/features/records/references';
import { optionsOf } from '@/forms/kinds/choice/kind';
import type { ShownKind } from '@/forms/kinds/kinds';

const DAY = { kind: 'date', precision: 'day' } as const;
const MOMENT = { kind: 'moment', exact: true } as const;
const CONFIRMED = { on: 'confirmed', off: 'unconfirmed' } as const;
const VISIBLE = { on: 'public', off: 'private' } as const;
const COUNTRY = { kind: 'country' } as const;
const EDUCATION_LEVEL = { kind: 'reference', source: EDUCATION_LEVELS } as const;
const THREAD_STATES = { open: 'messages:open', closed: 'messages:closed' } as const;

const choice = (...options: Parameters<typeof optionsOf>): ShownKind => ({
  kind: 'choice',
  options: optionsOf(...options),
});

/** How the logged values of each entity are shown, by field. Other values are shown as they were logged. */
export const AUDITED_KINDS: ReadonlyMap<string, Readonly<Record<string, ShownKind>>> = new Map(
  Object.entries<Readonly<Record<string, ShownKind>>>({
    users: {
      roles: { kind: 'choices', options: SERVER_ROLE_OPTIONS },
      isEmailVerified: { kind: 'switch', states: CONFIRMED },
    },
    educationLevels: { isActive: { kind: 'switch' }, countryId: COUNTRY },
    userProfiles: {
      experienceLevelId: choice(EXPERIENCE_LEVELS, 'profile:experience'),
      jobCategoryId: choice(JOB_CATEGORIES, 'profile:category'),
      educationLevelId: EDUCATION_LEVEL,
      isPublic: { kind: 'switch', states: VISIBLE },
      countryOfBirthId: COUNTRY,
      countryOfResidenceId: COUNTRY,
    },
    userLanguageCertificates: {
      languageCertificateId: { kind: 'reference', source: LANGUAGE_CERTIFICATES },
      issuedAt: DAY,
    },
    jobs: {
      category: choice(JOB_CATEGORIES, 'profile:category'),
      type: choice(JOB_TYPES, 'jobs:types'),
      publishAt: MOMENT,
      closesAt: MOMENT,
      closedAt: MOMENT,
      closedReason: choice(CLOSE_REASONS, 'hiring:closeReason'),
    },
    applications: { status: choice(APPLICATION_STATUSES, STATUS_NAMES) },
    documents: {
      type: choice(TYPES, 'documents:types'),
      status: choice(CHECK_STATES, 'terms:check'),
      issuedOn: DAY,
      expiresOn: DAY,
      countryCode: { kind: 'country', by: 'code' },
    },
    tasks: {
      kind: choice(TASK_KINDS, 'tasks:kind'),
      state: choice(TASK_STATES, 'tasks:state'),
      dueOn: DAY,
    },
    announcements: { state: choice(ANNOUNCEMENT_STATES, 'announcements:state') },
    threads: {
      topic: choice(THREAD_TOPICS, 'messages:topics'),
      state: choice(['open', 'closed'], THREAD_STATES),
      assigneeId: { kind: 'reference', source: { ...USERS, title: 'fullName' } },
    },
  }),
);
