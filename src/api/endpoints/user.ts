import { readItems } from '@/api/lists';
import { count, day, file, maybe, named, percentage, text } from '@/api/scalars';
import { get, post, put, z } from '@/api/schema';
import { usable } from '@/api/tolerant';
import { DOCUMENTS_READS, storedDocument } from './documents';
import { application } from './applicationShapes';
import { job } from './jobShapes';
import { languageTest } from './profileEntryShapes';
import { LANGUAGE_TESTS_TOUCH } from './profileSections';
import { userProfile, userProfileInput } from './userProfiles';

/** Calls for the signed-in user's own data. */
const dashboard = named(
  'UserDashboard',
  z.object({
    profileCompletion: maybe(percentage),
    /** Newest first, like the saved jobs. */
    applications: usable(application),
    savedJobs: usable(job),
    documents: count,
    unreadMessages: count,
  }),
);

const profile = { response: userProfile, record: true, isProposal: true } as const;

export const user = {
  profile: get('/api/user/profile', 'The profile of the signed-in user', {
    ...profile,
    offline: true,
  }),
  updateProfile: put('/api/user/profile', 'Change the profile of the signed-in user', {
    ...profile,
    body: userProfileInput,
    conflicts: [409, 422],
  }),
  completeProfile: post(
    '/api/user/complete-profile',
    'Fill in the profile of the signed-in user, creating it where there is none',
    { ...profile, body: userProfileInput, conflicts: [409, 422] },
  ),
  uploadDocument: post('/api/user/upload-document', 'Upload a document', {
    body: z.object({ file, type: z.optional(text) }),
    response: storedDocument,
    multipart: true,
    makesStale: DOCUMENTS_READS,
    conflicts: [415, 422],
    isProposal: true,
  }),
  languageTests: get('/api/user/language-tests', 'The language tests of the signed-in user', {
    response: z.array(languageTest),
    read: readItems(languageTest),
    isProposal: true,
  }),
  addLanguageTest: post('/api/user/language-tests', 'Add a language test', {
    body: z.object({ name: text, language: text, score: text, takenAt: z.optional(day) }),
    response: languageTest,
    makesStale: LANGUAGE_TESTS_TOUCH,
    conflicts: [422],
    isProposal: true,
  }),
  dashboard: get('/api/user/dashboard', 'What the dashboard of the signed-in user shows', {
    response: dashboard,
    offline: true,
    isProposal: true,
  }),
};
