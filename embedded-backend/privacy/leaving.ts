import { forgetPerson } from '../audit/log.ts';
import { type Backend, dayOf, isoNow } from '../backend.ts';

/** Deletion of accounts. For 30 days the account is hidden and the owner can cancel; then it is deleted. */
const DAY = 86_400_000;
const COOLING_OFF_DAYS = 30;

/** Deletes a user and all their data. */
export const deleteUser = (backend: Backend, id: string): void => {
  const { data, files } = backend;
  const isTheirs = (record: { userId: string }): boolean => record.userId === id;
  data.sessions.deleteWhere(isTheirs);
  data.oneTimeTokens.deleteWhere(isTheirs);
  data.userProfiles.deleteWhere(isTheirs);
  data.applications.deleteWhere(isTheirs);
  data.savedJobs.deleteWhere(isTheirs);
  data.savedSearches.deleteWhere(isTheirs);
  data.messages.deleteWhere(isTheirs);
  const threads = new Set(data.threads.filter(isTheirs).map((thread) => thread.id));
  data.posts.deleteWhere(({ threadId }) => threads.has(threadId));
  data.threads.deleteWhere(isTheirs);
  for (const { file, earlier } of data.documents.filter(isTheirs)) {
    for (const name of [file, ...earlier.map((version) => version.file)])
      if (name !== null) files.remove(name);
  }
  data.documents.deleteWhere(isTheirs);
  data.education.deleteWhere(isTheirs);
  data.experience.deleteWhere(isTheirs);
  data.families.deleteWhere(isTheirs);
  data.destinations.deleteWhere(isTheirs);
  data.languageTests.deleteWhere(isTheirs);
  data.userLanguageCertificates.deleteWhere(isTheirs);
  data.plans.deleteWhere(isTheirs);
  data.tasks.deleteWhere(isTheirs);
  data.taskAssignments.deleteWhere(isTheirs);
  data.notifications.deleteWhere(isTheirs);
  data.notificationPreferences.delete(id);
  data.consents.deleteWhere(isTheirs);
  data.deletionRequests.delete(id);
  forgetPerson(backend, id);
  data.users.delete(id);
};

export const isLeaving = ({ data }: Backend, userId: string): boolean =>
  data.deletionRequests.get(userId) !== undefined;

export const deletionView = ({ data }: Backend, userId: string) => {
  const request = data.deletionRequests.get(userId);
  return request === undefined
    ? { status: 'none', requestedAt: null, effectiveOn: null }
    : { status: 'pending', requestedAt: request.requestedAt, effectiveOn: request.effectiveOn };
};

/** Starts the 30 days. A second request changes nothing. */
export const beginLeaving = (backend: Backend, userId: string): void => {
  if (isLeaving(backend, userId)) return;
  const end = new Date(backend.now() + COOLING_OFF_DAYS * DAY).toISOString();
  backend.data.deletionRequests.put({
    id: userId,
    requestedAt: isoNow(backend),
    effectiveOn: dayOf(end),
  });
};

/** Deletes the accounts whose 30 days are over. */
export const endAccounts = (backend: Backend): void => {
  if (backend.data.deletionRequests.size === 0) return;
  const today = dayOf(isoNow(backend));
  for (const { id } of backend.data.deletionRequests.filter(({ effectiveOn }) => effectiveOn <= today)) {
    deleteUser(backend, id);
  }
};
