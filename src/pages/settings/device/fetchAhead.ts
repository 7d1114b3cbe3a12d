import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { countriesQuery } from '@/api/allCountries';
import { auth } from '@/api/endpoints/auth';
import { documents } from '@/api/endpoints/documents';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { jobs } from '@/api/endpoints/jobs';
import { notifications } from '@/api/endpoints/notifications';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { copies } from '@/api/copies';
import { areaIsOn } from '@/config/areas';
import {
  applicationQuery,
  applicationsQuery,
  firstApplications,
} from '@/features/applications/applicationReads';
import { postsQuery, threadQuery, threadsQuery } from '@/features/conversation/threadReads';
import { ownSectionsQuery } from '@/features/profile/useOwnSections';
import { completionQuery, profileQuery } from '@/features/profile/useProfile';
import { openTasks, taskQuery, tasksQuery } from '@/features/tasks/taskReads';
import { currentSession } from '@/identity/identity';

/** For this many conversations, applications and tasks the details are fetched too. */
const OPENED = 20;
/** Page sizes of /notifications and of the bell. */
const NOTIFICATIONS = [20, 8];

type Read = () => Promise<unknown>;

/**
 * Requests the data again although it may be in the cache, because only new responses are stored for offline
 * use.
 */
const anew = <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<T> =>
  queryClient().fetchQuery({ ...options, staleTime: 0 });

const inConversation = async (id: string): Promise<void> => {
  await anew(threadQuery('applicant', id));
  await queryClient().fetchInfiniteQuery({ ...postsQuery('applicant', id), staleTime: 0 });
};

/**
 * The requests for everything that can be read offline, most used first. Areas that are switched off are left
 * out.
 */
function readsOf(userId: string, profileId: string | null): readonly Read[] {
  const list = { show: 'all', search: '', pages: 1 } as const;
  return [
    () => send(auth.me),
    () => anew(ownSectionsQuery(userId)),
    () => anew(profileQuery(userId)),
    ...(profileId === null ? [] : [() => anew(completionQuery(profileId))]),
    ...(areaIsOn('applications')
      ? [
          () => anew(firstApplications()),
          async () => {
            const all = await anew(applicationsQuery());
            for (const { id } of all.list.slice(0, OPENED)) await anew(applicationQuery(id));
          },
        ]
      : []),
    ...(areaIsOn('tasks')
      ? [
          () => anew(openTasks()),
          async () => {
            const all = await anew(tasksQuery());
            for (const { id } of all.list.slice(0, OPENED)) await anew(taskQuery(id));
          },
        ]
      : []),
    ...(areaIsOn('documents') ? [() => anew(queryOptionsFor(documents.list))] : []),
    ...(areaIsOn('messages')
      ? [
          () => anew(threadsQuery('applicant', { ...list, show: 'unread' })),
          async () => {
            const { data } = await anew(threadsQuery('applicant', list));
            for (const { id } of data.slice(0, OPENED)) await inConversation(id);
          },
        ]
      : []),
    ...(areaIsOn('notifications')
      ? NOTIFICATIONS.map(
          (pageSize) => () => send(notifications.list, { query: { side: 'applicant', page: 1, pageSize } }),
        )
      : []),
    () => anew(countriesQuery()),
    () => anew(queryOptionsFor(educationLevels.hierarchy)),
    () => anew(queryOptionsFor(jobs.categories)),
  ];
}

/**
 * Requests everything that can be read offline, one after another, so that it is stored before a page is
 * opened. Failed requests are skipped.
 * @param onRead called after each request
 */
export async function fetchAhead(userId: string, onRead: () => void): Promise<void> {
  const now = currentSession();
  const profileId = now.status === 'signedIn' ? now.user.userProfileId : null;
  for (const read of readsOf(userId, profileId)) {
    if (!copies().isOn()) return;
    await read().catch(() => undefined);
    onRead();
  }
}
