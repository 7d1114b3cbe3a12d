import type { Backend } from '../backend.ts';
import type { Database } from '../data/Database.ts';
import { seedAnnouncements } from './announcements.ts';
import { seedApplicationsOfBoth, seedProposedTimes } from './applications.ts';
import { seedAudit } from './audit.ts';
import { seedActivity, seedCertificates, seedDemoBelongings, seedRoles } from './belongings.ts';
import { seedCountries } from './countries.ts';
import { peopleAskedFor, seedCrowd } from './crowd.ts';
import { seedDemoAccounts } from './demoAccounts.ts';
import { seedExpiringDocuments, seedWaitingDocuments } from './documents.ts';
import { seedEducationLevels } from './educationLevels.ts';
import { factsOf } from './jobFacts.ts';
import { seedJobs } from './jobs.ts';
import { seedMoreJobs } from './moreJobs.ts';
import { seedPastApplications } from './pastApplications.ts';
import { seedPerson } from './people.ts';
import { seedProfileParts } from './profileParts.ts';
import { seededRandom } from './random.ts';
import { seedNotifications } from './notifications.ts';
import { seedTasks } from './tasks.ts';
import { seedThreads } from './threads.ts';

/** With the two demo accounts that have a profile, these are 200 profiles. */
const PEOPLE = 198;
/** The number of ordinary jobs. Fifty special ones follow. */
export const ORDINARY_JOBS = 120;

const MINUTE = 60_000;

/** Builds the records, always the same except for secrets and times, which are relative to now. */
const build = (backend: Backend): void => {
  const { data } = backend;
  const random = seededRandom(20_261_120);
  data.countries.replaceAll(seedCountries());
  data.educationLevels.replaceAll(seedEducationLevels());
  seedDemoAccounts(backend);
  for (let index = 1; index <= PEOPLE; index += 1) {
    const { user, profile } = seedPerson(random, index, backend.now());
    data.users.put(user);
    data.userProfiles.put(profile);
  }
  data.roles.replaceAll(seedRoles());
  data.languageCertificates.replaceAll(seedCertificates());
  const jobs = seedJobs(random, ORDINARY_JOBS, backend.now());
  data.jobs.replaceAll(jobs.map((job) => ({ ...job, ...factsOf(job, backend.now()) })));
  seedDemoBelongings(backend);
  seedProfileParts(backend);
  seedWaitingDocuments(backend);
  seedExpiringDocuments(backend);
  seedActivity(backend, random, PEOPLE);
  for (const job of seedMoreJobs(ORDINARY_JOBS, backend.now())) data.jobs.put(job);
  seedApplicationsOfBoth(backend);
  seedProposedTimes(backend);
  seedTasks(backend);
  seedNotifications(backend);
  seedThreads(backend);
  seedPastApplications(backend);
  seedAudit(backend);
  seedAnnouncements(backend);
};

/** The records that were built last. Building takes 40 ms, and the tests make a thousand backends. */
let last: { readonly key: string; readonly records: ReturnType<Database['toJSON']> } | undefined;

/** Fills the database with realistic data. Their times are at most a minute older than now. */
export const seed = (backend: Backend): void => {
  const key = `${Math.floor(backend.now() / MINUTE)} ${backend.passwordCost}`;
  if (last?.key === key) backend.data.load(last.records);
  else {
    build(backend);
    last = { key, records: backend.data.toJSON() };
  }
  seedCrowd(backend, peopleAskedFor());
};
