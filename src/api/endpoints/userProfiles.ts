import { bulkResult, pageOf, pageQuery, readItems, readList } from '@/api/lists';
import {
  count,
  counts,
  date,
  dateAsRead,
  day,
  file,
  id,
  maybe,
  maybeId,
  named,
  unusedAnswer,
  ordinal,
  percentage,
  text,
  texts,
  total,
} from '@/api/scalars';
import { get, post, put, readerOf, remove, z } from '@/api/schema';
import { orNull } from '@/api/tolerant';

/** Calls for user profiles. Beyond the first four fields the shape is ours. */
const language = z.object({ code: text, level: text });
export const userProfile = named(
  'UserProfile',
  z.object({
    id,
    userId: id,
    countryOfBirthId: maybeId,
    countryOfResidenceId: maybeId,
    referralCode: maybe(text),
    headline: maybe(text),
    summary: maybe(text),
    experienceYears: maybe(z.number()),
    experienceLevelId: maybeId,
    jobCategoryId: maybeId,
    educationLevelId: maybeId,
    skills: maybe(texts),
    languages: maybe(z.array(language)),
    isPublic: maybe(z.boolean()),
    dateOfBirth: day,
    citizenshipIds: maybe(z.array(id)),
    /** Names of employers who must not see the profile; null until the person has decided. */
    hideFrom: maybe(texts),
    createdAt: date,
    updatedAt: dateAsRead,
  }),
);
export type UserProfile = z.infer<typeof userProfile>;

const optionalText = z.optional(z.nullable(text));
export const userProfileInput = named(
  'UserProfileInput',
  z.object({
    userId: z.optional(text),
    countryOfBirthId: optionalText,
    countryOfResidenceId: optionalText,
    referralCode: optionalText,
    headline: optionalText,
    summary: optionalText,
    experienceYears: z.optional(z.nullable(z.number())),
    experienceLevelId: optionalText,
    jobCategoryId: optionalText,
    educationLevelId: optionalText,
    skills: z.optional(texts),
    languages: z.optional(z.array(language)),
    isPublic: z.optional(z.boolean()),
    dateOfBirth: optionalText,
    citizenshipIds: z.optional(z.nullable(texts)),
    hideFrom: z.optional(z.nullable(texts)),
    /** The value that was read: 409 with `current` when the profile has changed since. */
    updatedAt: optionalText,
  }),
);
export type UserProfileInput = z.infer<typeof userProfileInput>;

/** The request body that writes a profile as it was read, or an empty one. */
export const inputOf = (profile: Partial<UserProfile>) =>
  ({
    countryOfBirthId: profile.countryOfBirthId ?? null,
    countryOfResidenceId: profile.countryOfResidenceId ?? null,
    dateOfBirth: profile.dateOfBirth ?? null,
    citizenshipIds: profile.citizenshipIds ?? [],
    headline: profile.headline ?? null,
    jobCategoryId: profile.jobCategoryId ?? null,
    experienceYears: profile.experienceYears ?? null,
    experienceLevelId: profile.experienceLevelId ?? null,
    educationLevelId: profile.educationLevelId ?? null,
    skills: profile.skills ?? [],
    summary: profile.summary ?? null,
    languages: profile.languages ?? [],
    isPublic: profile.isPublic ?? true,
    hideFrom: profile.hideFrom ?? null,
    referralCode: profile.referralCode ?? null,
  }) satisfies UserProfileInput;

/** A missing field, and by how many percent it would raise the completion. */
const completionItem = z.object({ field: text, gain: z.number() });
const completionRest = {
  isComplete: maybe(z.boolean()),
  missing: maybe(texts),
  items: orNull(z.array(completionItem)),
};
const completion = named('ProfileCompletion', z.object({ percentage, ...completionRest }));
/** The figure has a second name (R-1067). */
const completionByItsOtherName = named(
  'ProfileCompletionByOtherName',
  z.object({ profileCompletionPercentage: percentage, ...completionRest }),
);
const completionAnswer = z.union([completion, completionByItsOtherName]);
export type ProfileCompletion = z.infer<typeof completion>;

function readCompletion(body: unknown): ProfileCompletion {
  const answer = readerOf(completionAnswer)(body);
  if ('percentage' in answer) return answer;
  const { profileCompletionPercentage, ...rest } = answer;
  return { percentage: profileCompletionPercentage, ...rest };
}
const match = named(
  'ProfileMatch',
  z.object({ profileId: id, headline: maybe(text), score: z.number(), matchedSkills: texts }),
);
const recommendations = named(
  'Recommendations',
  z.object({
    profileId: id,
    type: text,
    items: z.array(z.object({ id, title: text, score: z.number(), reason: maybe(text) })),
  }),
);
/** Only `total` is required; the other figures are shown when they are given. */
const statistics = named(
  'UserProfileStatistics',
  z.object({
    total,
    complete: maybe(count),
    public: maybe(count),
    averageCompletion: maybe(percentage),
    byCountry: maybe(counts),
    byEducationLevel: maybe(counts),
    byExperienceLevel: maybe(counts),
    byJobCategory: maybe(counts),
  }),
);

const page = {
  query: z.object(pageQuery),
  response: pageOf(userProfile),
  read: readList(userProfile),
  isProposal: true,
} as const;
const few = {
  query: z.object({ limit: z.optional(ordinal) }),
  response: z.array(userProfile),
  read: readItems(userProfile),
  isProposal: true,
} as const;
const one = { response: userProfile, isProposal: true } as const;
const BASE = '/api/UserProfiles';

export const userProfiles = {
  list: get(BASE, 'One page of the profiles that the user may see', page),
  byId: get(`${BASE}/{id}`, 'One profile', one),
  create: post(BASE, 'Create a profile; one for each account', {
    ...one,
    body: userProfileInput,
    conflicts: [409, 422],
  }),
  update: put(`${BASE}/{id}`, 'Change a profile', { ...one, body: userProfileInput, conflicts: [409, 422] }),
  remove: remove(`${BASE}/{id}`, 'Delete a profile', { response: unusedAnswer }),
  byUser: get(`${BASE}/by-user/{userId}`, 'The profile of a user', { ...one, offline: true }),
  search: get(`${BASE}/search`, 'Profiles whose words match', {
    ...page,
    query: z.object({ q: text, ...pageQuery }),
  }),
  withSkill: get(`${BASE}/skill/{x}`, 'Profiles with a skill', page),
  ofCountry: get(`${BASE}/country/{id}`, 'Profiles of people born or living in a country', page),
  ofEducationLevel: get(`${BASE}/education-level/{id}`, 'Profiles with an education level', page),
  ofExperienceLevel: get(`${BASE}/experience-level/{id}`, 'Profiles with an experience level', page),
  ofJobCategory: get(`${BASE}/job-category/{id}`, 'Profiles in a job category', page),
  complete: get(`${BASE}/complete`, 'Profiles that are complete (more than 90 percent)', page),
  statistics: get(`${BASE}/statistics`, 'How many profiles there are, and of what kind', {
    response: statistics,
    isProposal: true,
  }),
  completionStatus: get(`${BASE}/{id}/completion-status`, 'How complete a profile is, and what is missing', {
    response: completionAnswer,
    read: readCompletion,
    offline: true,
    isProposal: true,
  }),
  matching: get(`${BASE}/matching/{id}`, 'Profiles like this one, best match first', {
    query: z.object({ limit: z.optional(ordinal) }),
    response: z.array(match),
    read: readItems(match),
    isProposal: true,
  }),
  featured: get(`${BASE}/featured`, 'Profiles to show first (10 if no limit is given)', few),
  recent: get(`${BASE}/recent`, 'The newest profiles (10 if no limit is given)', few),
  bulkUpdate: post(`${BASE}/bulk-update`, 'Change several profiles; each succeeds or fails by itself', {
    body: z.object({ updates: z.array(z.object({ id: text, ...userProfileInput.shape })) }),
    response: bulkResult,
    isProposal: true,
  }),
  recommendations: get(`${BASE}/{id}/recommendations/{x}`, 'Recommended jobs, skills or countries', {
    query: z.object({ limit: z.optional(ordinal) }),
    response: recommendations,
    isProposal: true,
  }),
  export: get(`${BASE}/{id}/export/{format}`, 'The profile as a file: json, csv or pdf', {
    response: file,
    binary: true,
    isProposal: true,
  }),
};
