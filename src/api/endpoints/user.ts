import { readItems } from '@/api/lists';
import { count, date, file, id, maybe, percentage, text } from '@/api/scalars';
import { get, post, put, z } from '@/api/schema';
import { storedDocument } from './documents';
import { application, job } from './jobs';
import { userProfile, userProfileInput } from './userProfiles';

/** Spec section 7, "Configured but unused": the signed-in user's own things. */
const languageTest = z.object({ id, name: text, language: text, score: text, takenAt: date });
export type LanguageTest = z.infer<typeof languageTest>;

const dashboard = z.object({
  profileCompletion: maybe(percentage),
  applications: maybe(z.array(application)),
  savedJobs: maybe(z.array(job)),
  unreadMessages: maybe(count),
  documents: maybe(count),
});
export type UserDashboard = z.infer<typeof dashboard>;

const profile = { response: userProfile, ours: true } as const;

export const user = {
  profile: get('/api/user/profile', 'The profile of the signed-in user', profile),
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
    conflicts: [422],
    ours: true,
  }),
  languageTests: get('/api/user/language-tests', 'The language tests of the signed-in user', {
    response: z.array(languageTest),
    read: readItems(languageTest),
    ours: true,
  }),
  addLanguageTest: post('/api/user/language-tests', 'Add a language test', {
    body: z.object({ name: text, language: text, score: text, takenAt: text }),
    response: languageTest,
    conflicts: [422],
    ours: true,
  }),
  dashboard: get('/api/user/dashboard', 'What the dashboard of the signed-in user shows', {
    response: dashboard,
    ours: true,
  }),
};
