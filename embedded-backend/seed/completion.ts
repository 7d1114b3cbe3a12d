import type { Backend } from '../backend.ts';
import type { LanguageTest } from '../data/profileRecords.ts';
import { emptyProfile } from '../data/emptyProfile.ts';
import { wholeApplication } from './applications.ts';
import { seedAudit } from './audit.ts';
import { factsOf } from './jobFacts.ts';
import { seedMoreJobs } from './moreJobs.ts';
import { seedNotifications } from './notifications.ts';
import { seedProfileParts } from './profileParts.ts';
import { seedTasks } from './tasks.ts';
import { seedThreads } from './threads.ts';

/** Completes a language test of an earlier version, which has one score and another name for its day. */
const wholeTest = (old: Partial<LanguageTest> & { readonly takenAt?: string }, now: number): LanguageTest => {
  const { takenAt = null, ...test } = old;
  const unknown = { testCode: null, scores: null, chart: null, resultOn: null, certificateNo: null };
  const lastModified = new Date(now).toISOString();
  return { ...unknown, documentId: null, lastModified, takenOn: takenAt, ...test } as LanguageTest;
};

/**
 * Adds what data of an earlier version lack, without changing existing values. @returns whether anything was
 * added
 */
export const completeOldData = (backend: Backend, seededJobs: number): boolean => {
  const { data } = backend;
  const { jobs, applications, userProfiles } = data;
  const old = jobs.filter((job) => (job as Partial<typeof job>).reference === undefined);
  const isFromBefore = old.length > 0 && old.length === jobs.size;
  for (const job of old) jobs.put({ ...factsOf(job, backend.now()), ...job });
  if (isFromBefore) {
    for (const job of seedMoreJobs(seededJobs, backend.now())) if (!jobs.get(job.id)) jobs.put(job);
  }
  const bare = applications.filter((each) => (each as Partial<typeof each>).timeline === undefined);
  for (const application of bare) applications.put(wholeApplication(backend, application));
  const short = userProfiles.filter((each) => (each as Partial<typeof each>).citizenshipIds === undefined);
  for (const profile of short) {
    const { id, userId, createdAt: at } = profile;
    userProfiles.put({ ...emptyProfile({ id, userId, at }), ...profile });
  }
  if (short.length > 0) {
    for (const test of data.languageTests.all()) data.languageTests.put(wholeTest(test, backend.now()));
    if (userProfiles.get('profile-demo-user') && userProfiles.get('profile-demo-both')) {
      seedProfileParts(backend);
    }
  }
  // Tasks that are done are never deleted, so a file without tasks is from an earlier version.
  const lacksTasks = data.tasks.size === 0 && data.users.get('user-demo') !== undefined;
  if (lacksTasks) seedTasks(backend);
  const lacksNotifications = data.notifications.size === 0 && data.users.get('user-demo') !== undefined;
  if (lacksNotifications) seedNotifications(backend);
  const lacksThreads = data.threads.size === 0 && data.users.get('user-demo') !== undefined;
  if (lacksThreads) seedThreads(backend);
  const lacksAudit = data.auditEntries.size === 0 && data.users.get('user-demo') !== undefined;
  if (lacksAudit) seedAudit(backend);
  return (
    old.length + bare.length + short.length > 0 ||
    lacksTasks ||
    lacksNotifications ||
    lacksThreads ||
    lacksAudit
  );
};
