import type { Backend } from '../backend.ts';
import { wholeApplication } from './applications.ts';
import { factsOf } from './jobFacts.ts';
import { seedMoreJobs } from './moreJobs.ts';

/** Gives data from before what it lacks, and keeps all that it says. True when there was something to add. */
export const completeOldData = (backend: Backend, seededJobs: number): boolean => {
  const { jobs, applications } = backend.data;
  const old = jobs.filter((job) => (job as Partial<typeof job>).reference === undefined);
  const isFromBefore = old.length > 0 && old.length === jobs.size;
  for (const job of old) jobs.put({ ...factsOf(job, backend.now()), ...job });
  if (isFromBefore) {
    for (const job of seedMoreJobs(seededJobs, backend.now())) if (!jobs.get(job.id)) jobs.put(job);
  }
  const bare = applications.filter((each) => (each as Partial<typeof each>).timeline === undefined);
  for (const application of bare) applications.put(wholeApplication(backend, application));
  return old.length + bare.length > 0;
};
