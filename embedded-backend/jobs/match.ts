import type { Backend } from '../backend.ts';
import type { Job } from '../data/jobRecords.ts';
import type { UserProfile } from '../data/records.ts';
import { fold } from '../http/paging.ts';

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];
const rank = (level: string): number =>
  LEVELS.findIndex((each) => each.toLowerCase() === level.toLowerCase());

const sharedSkills = (job: Job, profile: UserProfile): number => {
  const mine = new Set(profile.skills.map(fold));
  return job.skills.filter((skill) => mine.has(fold(skill))).length;
};

const tooLittleEducation = (backend: Backend, job: Job, profile: UserProfile): boolean => {
  const levelOf = (id: string | null | undefined) =>
    id === null || id === undefined ? undefined : backend.data.educationLevels.get(id)?.level;
  const [asked, mine] = [levelOf(job.needs?.educationLevelId), levelOf(profile.educationLevelId)];
  return asked !== undefined && mine !== undefined && mine < asked;
};

/** If a profile lists languages, one that is not listed counts as not spoken. */
const tooLittleLanguage = (job: Job, { languages }: UserProfile): boolean =>
  languages.length > 0 &&
  (job.needs?.languages ?? []).some(({ code, level }) => {
    const mine = languages.find((each) => each.code.toLowerCase() === code.toLowerCase());
    if (!mine) return true;
    const [have, asked] = [rank(mine.level), rank(level)];
    return have >= 0 && asked >= 0 && have < asked;
  });

/** How well a job fits a profile: the common skills, and the category. */
export const nearness = (job: Job, profile: UserProfile): number =>
  sharedSkills(job, profile) * 2 +
  (profile.jobCategoryId !== null && job.category === profile.jobCategoryId ? 1 : 0);

/** Whether the category or a skill is the same, and no requirement of the job contradicts the profile. */
export const fitsProfile = (backend: Backend, job: Job, profile: UserProfile): boolean => {
  const years = job.needs?.experienceYears ?? null;
  return (
    nearness(job, profile) > 0 &&
    !(years !== null && profile.experienceYears !== null && profile.experienceYears < years) &&
    !tooLittleEducation(backend, job, profile) &&
    !tooLittleLanguage(job, profile)
  );
};
