import { languageCertificates as builtIn } from '@/api/fallback/languageCertificates';
import { isRecord } from '@/api/answer';
import { readItems } from '@/api/lists';
import { fromServer, sampleAfter } from '@/api/sampled';
import { count, id, named, unusedAnswer, text, texts } from '@/api/scalars';
import { get, put, readerOf, remove, z } from '@/api/schema';
import { textOrEmpty, usableOrEmpty } from '@/api/tolerant';
import { API } from '@/config/limits';
import { destination, destinationInput } from './destinationShapes';
import { family, familyInput } from './familyShapes';
import {
  education,
  educationInput,
  experience,
  experienceInput,
  languageTest,
  languageTestInput,
} from './profileEntryShapes';
import { userProfile } from './userProfiles';

/**
 * The profile as a list of sections. The client creates an entry by PUT under an id of its own, so that a
 * repeated request changes nothing. A section that a backend does not offer answers 404 on its path.
 */
const sections = named(
  'ProfileSections',
  z.object({
    profile: z.nullable(userProfile),
    education: usableOrEmpty(education),
    experience: usableOrEmpty(experience),
    languageTests: usableOrEmpty(languageTest),
    family: z.nullable(family),
    destination: z.nullable(destination),
    documents: z.object({
      count,
      verified: count,
      /** The types of the person's documents, without those of rejected documents. */
      types: texts,
    }),
  }),
);
export type ProfileSections = z.infer<typeof sections>;

const readable = z.extend(sections, {
  // Not caught: an unreadable profile must fail, or it would count as missing and be created again.
  profile: z.optional(z.nullable(userProfile)),
  family: z.optional(z.nullable(family)),
  destination: z.optional(z.nullable(destination)),
  documents: z.catch(z.object({ count, verified: count, types: z.catch(texts, []) }), {
    count: 0,
    verified: 0,
    types: [],
  }),
});

function readSections(body: unknown): ProfileSections {
  const { profile, family, destination, ...rest } = readerOf(readable)(isRecord(body) ? body : null);
  return { ...rest, profile: profile ?? null, family: family ?? null, destination: destination ?? null };
}

const certificate = named(
  'LanguageTestKind',
  z.object({ id, code: text, name: text, language: textOrEmpty }),
);
export type LanguageTestKind = z.infer<typeof certificate>;

const MINE = '/api/user/profile-sections';
const OF_PROFILE = '/api/UserProfiles/{id}/sections';
/** The reads that show every section. */
export const SECTIONS_READS = [MINE, OF_PROFILE] as const;
export const LANGUAGE_TESTS_TOUCH = [
  ...SECTIONS_READS,
  '/api/user/language-tests',
  '/api/admin/user-language-certificates',
] as const;

const policy = { makesStale: SECTIONS_READS, conflicts: [409, 422], isProposal: true } as const;
const removal = { response: unusedAnswer, makesStale: SECTIONS_READS, isProposal: true } as const;

export const profileSections = {
  mine: get(MINE, 'All parts of the profile of the signed-in user', {
    response: sections,
    read: readSections,
    offline: true,
    isProposal: true,
  }),
  ofProfile: get(OF_PROFILE, 'All parts of a profile (administrators)', {
    response: sections,
    read: readSections,
    isProposal: true,
  }),
  saveEducation: put('/api/user/education/{id}', 'Add or change an education', {
    ...policy,
    body: educationInput,
    response: education,
  }),
  removeEducation: remove('/api/user/education/{id}', 'Delete an education', removal),
  saveExperience: put('/api/user/experience/{id}', 'Add or change a job of the past or present', {
    ...policy,
    body: experienceInput,
    response: experience,
  }),
  removeExperience: remove('/api/user/experience/{id}', 'Delete a job of the past or present', removal),
  saveLanguageTest: put('/api/user/language-tests/{id}', 'Add or change a language test', {
    ...policy,
    body: languageTestInput,
    response: languageTest,
    makesStale: LANGUAGE_TESTS_TOUCH,
  }),
  removeLanguageTest: remove('/api/user/language-tests/{id}', 'Delete a language test', {
    ...removal,
    makesStale: LANGUAGE_TESTS_TOUCH,
  }),
  saveFamily: put('/api/user/family', 'Say who belongs to the signed-in user, and who comes along', {
    ...policy,
    body: familyInput,
    response: family,
  }),
  saveDestination: put('/api/user/destination', 'Say where the signed-in user wants to go', {
    ...policy,
    body: destinationInput,
    response: destination,
  }),
  languageCertificates: get('/api/language-certificates', 'The language tests that can be chosen', {
    response: z.array(certificate),
    read: (body) => fromServer(readItems(certificate)(body)),
    fallback: sampleAfter(API.fallbackDelay.educationLevels, () => builtIn),
    ...API.referenceData,
    isProposal: true,
  }),
};
