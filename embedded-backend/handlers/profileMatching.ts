import type { Backend } from '../backend.ts';
import type { UserProfile } from '../data/records.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { openJobs } from '../jobs/jobState.ts';

const shared = (mine: readonly string[], theirs: readonly string[]): string[] => {
  const wanted = new Set(theirs.map((skill) => skill.toLowerCase()));
  return mine.filter((skill) => wanted.has(skill.toLowerCase()));
};

/** From 0 to 100: common skills count most, then the category, then the years of experience. */
const score = (skills: number, outOf: number, sameCategory: boolean, years: number | null): number =>
  Math.round((outOf === 0 ? 0 : (skills / outOf) * 60) + (sameCategory ? 25 : 0) + Math.min(15, years ?? 0));

/** Public profiles that are similar to this one, best first. */
export const matchingProfiles = (all: readonly UserProfile[], profile: UserProfile, limit: number) =>
  all
    .filter((other) => other.id !== profile.id)
    .map((other) => {
      const matchedSkills = shared(other.skills, profile.skills);
      const same = profile.jobCategoryId !== null && other.jobCategoryId === profile.jobCategoryId;
      return {
        id: other.id,
        profileId: other.id,
        headline: other.headline,
        score: score(matchedSkills.length, profile.skills.length, same, other.experienceYears),
        matchedSkills,
      };
    })
    .filter((match) => match.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);

const jobs = (backend: Backend, profile: UserProfile, limit: number) =>
  openJobs(backend)
    .map((job) => {
      const matched = shared(profile.skills, job.skills);
      const same = job.category !== null && profile.jobCategoryId === job.category;
      return {
        id: job.id,
        title: job.title,
        score: score(matched.length, job.skills.length, same, profile.experienceYears),
        reason: matched.length > 0 ? `Asks for ${matched.join(', ')}` : 'In your job category',
      };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);

const skills = (backend: Backend, profile: UserProfile, limit: number) => {
  const counts = new Map<string, number>();
  for (const job of openJobs(backend).filter((each) => each.category === profile.jobCategoryId)) {
    for (const skill of job.skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return [...counts]
    .filter(([skill]) => !profile.skills.includes(skill))
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([skill, count]) => ({
      id: skill,
      title: skill,
      score: count,
      reason: `Asked for in ${count} jobs`,
    }));
};

const countries = (backend: Backend, profile: UserProfile, limit: number) => {
  const counts = new Map<string, number>();
  for (const job of openJobs(backend).filter((each) => each.category === profile.jobCategoryId)) {
    const code = job.countryCode ?? '';
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .flatMap(([code, count]) => {
      const country = backend.data.countries.find((each) => each.code === code);
      return country
        ? [{ id: country.id, title: country.name, score: count, reason: `${count} jobs in your category` }]
        : [];
    });
};

const KINDS: Readonly<Record<string, typeof jobs>> = { jobs, skills, countries };

export const recommendations = (backend: Backend, profile: UserProfile, kind: string, limit: number) => {
  const items = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!items) throw new HttpFailure(404, 'There are recommendations for jobs, skills and countries.');
  return { profileId: profile.id, type: kind, items: items(backend, profile, limit) };
};
