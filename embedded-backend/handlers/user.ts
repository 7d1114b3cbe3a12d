import { settledWhere } from '../applications/states.ts';
import { applicantView } from '../applications/views.ts';

import { notFound } from '../http/HttpFailure.ts';
import { created, get, post, put, type Resource } from '../http/route.ts';
import { jobListView } from '../jobs/jobState.ts';
import { completionOf } from '../profileCompletion.ts';
import { profileOf } from '../security/sessions.ts';
import { uploadDocument } from '../documents/upload.ts';
import { messagesTo } from './messages.ts';
import { changeProfile, createProfile } from './profileWriter.ts';

/** /api/user: the data of the signed-in person. */
export const user: Resource = (backend) => {
  const { savedJobs, jobs, documents } = backend.data;
  const isOf = (userId: string) => (record: { userId: string }) => record.userId === userId;

  return [
    get('/api/user/profile', ({ user }) => {
      const profile = profileOf(backend, user().id);
      if (!profile) throw notFound('Your profile');
      return profile;
    }),
    put('/api/user/profile', async ({ user, form }) => {
      const asking = user();
      const profile = profileOf(backend, asking.id);
      if (!profile) throw notFound('Your profile');
      return changeProfile(backend, asking, profile.id, await form());
    }),
    post('/api/user/complete-profile', async ({ user, form }) => {
      const asking = user();
      const body = await form();
      const profile = profileOf(backend, asking.id);
      if (profile) return changeProfile(backend, asking, profile.id, body);
      return created(createProfile(backend, asking.id, body));
    }),
    post('/api/user/upload-document', ({ user, request }) => uploadDocument(backend, user(), request)),

    get('/api/user/dashboard', ({ user }) => {
      const asking = user();
      const mine = isOf(asking.id);
      const newest = <T>(records: T[], time: (record: T) => string): T[] =>
        records.sort((a, b) => time(b).localeCompare(time(a)));
      return {
        profileCompletion: completionOf(profileOf(backend, asking.id)).percentage,
        applications: newest(settledWhere(backend, mine), ({ updatedAt }) => updatedAt).map(
          applicantView(backend),
        ),
        savedJobs: newest(savedJobs.filter(mine), ({ savedAt }) => savedAt).flatMap(({ jobId }) => {
          const job = jobs.get(jobId);
          return job ? [jobListView(backend, job, asking)] : [];
        }),
        unreadMessages: messagesTo(backend, asking.id).filter(({ read }) => !read).length,
        documents: documents.filter(mine).length,
      };
    }),
  ];
};
