import type { admin } from '@/api/endpoints/admin';
import type { adminApplications } from '@/api/endpoints/adminApplications';
import type { adminDesk } from '@/api/endpoints/adminDesk';
import type { adminReports } from '@/api/endpoints/adminReports';
import type { adminTasks } from '@/api/endpoints/adminTasks';
import type { adminThreads } from '@/api/endpoints/adminThreads';
import type { applications } from '@/api/endpoints/applications';
import type { countries } from '@/api/endpoints/countries';
import type { documents } from '@/api/endpoints/documents';
import type { educationLevels } from '@/api/endpoints/educationLevels';
import type { jobs } from '@/api/endpoints/jobs';
import type { privacy } from '@/api/endpoints/privacy';
import type { profileSections } from '@/api/endpoints/profileSections';
import type { tasks } from '@/api/endpoints/tasks';
import type { threads } from '@/api/endpoints/threads';
import type { userProfiles } from '@/api/endpoints/userProfiles';
import { type SentRead, sentRead } from '@/api/readAhead';
import { areaIsOn } from '@/config/areas';
import { DAY } from '@/config/time';
import type { RoleName } from '@/config/roles';
import { sideOf } from '@/layout/side';
import type { PageId } from '@/routing/routes';
import type { SessionUser } from '@/storage/sessionUser';

/** How a signed-in person opens a page. */
interface Opening {
  readonly user: SessionUser;
  readonly role: RoleName | null;
  /** The query string of the address. */
  readonly search: string;
}

const completionReads = ({ userProfileId }: SessionUser): readonly SentRead[] =>
  userProfileId === null
    ? []
    : [
        sentRead<typeof userProfiles.completionStatus>('/api/UserProfiles/{id}/completion-status', {
          path: { id: userProfileId },
        }),
      ];

export const profileRead = ({ id }: Pick<SessionUser, 'id'>): SentRead =>
  sentRead<typeof userProfiles.byUser>('/api/UserProfiles/by-user/{userId}', { path: { userId: id } });

/** Reads the profile of a person, and how complete it is. */
const profileReads = (user: SessionUser): readonly SentRead[] => [
  profileRead(user),
  ...completionReads(user),
];

/** The open tasks and the newest applications, as the dashboard shows them. */
export const tasksRead = (): SentRead =>
  sentRead<typeof tasks.list>('/api/tasks', { query: { state: 'open', page: 1, pageSize: 100 } });
export const applicationsRead = (): SentRead =>
  sentRead<typeof applications.list>('/api/jobs/applications', { query: { page: 1, pageSize: 50 } });
export const deletionRead = (): SentRead =>
  sentRead<typeof privacy.deletion>('/api/users/me/deletion-request', {});

export const sectionsRead = (): SentRead =>
  sentRead<typeof profileSections.mine>('/api/user/profile-sections', {});
/** The names of the countries that a profile refers to by id. */
export const countriesRead = (): SentRead => sentRead<typeof countries.list>('/api/countries', {});

/** The period of the reports if the address asks for no other one, in UTC days. */
export function lastNinetyDays() {
  const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
  return { from: dayBefore(89), to: dayBefore(0) };
}

/** The first page of the plain list of conversations. */
const FIRST_THREADS = { page: 1, pageSize: 20, show: 'all' } as const;
const FIRST_RECORDS = { query: { page: 1, pageSize: 10 } } as const;
export const funnelRead = (): SentRead =>
  sentRead<typeof adminReports.funnel>('/api/admin/reports/funnel', { query: lastNinetyDays() });

/** The plain list of an applicant's conversations. */
export const threadsRead = (): SentRead =>
  sentRead<typeof threads.list>('/api/messages/threads', { query: FIRST_THREADS });

/** These reads, unless the address asks for other records. */
const ifPlain =
  (...reads: readonly SentRead[]) =>
  ({ search }: Opening): readonly SentRead[] =>
    search === '' ? reads : [];

/**
 * Reads that a page always makes, at addresses that need no code of the page. They are sent first of all, and
 * each answer is used once.
 */
export const FIRST_READS: Readonly<Partial<Record<PageId, (opening: Opening) => readonly SentRead[]>>> = {
  dashboard: ({ user }) => [
    ...profileReads(user),
    ...(areaIsOn('tasks') ? [tasksRead()] : []),
    applicationsRead(),
  ],
  profile: ({ user }) => [
    ...profileReads(user),
    sectionsRead(),
    // The names of what a profile refers to by id.
    sentRead<typeof educationLevels.hierarchy>('/api/EducationLevels/hierarchy', {}),
    sentRead<typeof jobs.categories>('/api/jobs/categories', {}),
    countriesRead(),
  ],
  profileEdit: ({ user }) => [sectionsRead(), ...completionReads(user)],
  applications: () => [
    sentRead<typeof applications.list>('/api/jobs/applications', { query: { page: 1, pageSize: 200 } }),
  ],
  taskList: () => [sentRead<typeof tasks.list>('/api/tasks', { query: { page: 1, pageSize: 100 } })],
  messages: ({ role, search }) =>
    // A link to a conversation shows the plain list beside it; other parameters ask for another list.
    [...new URLSearchParams(search).keys()].some((name) => name !== 'thread')
      ? []
      : [
          sideOf(role) === 'agency'
            ? sentRead<typeof adminThreads.list>('/api/admin/threads', { query: FIRST_THREADS })
            : threadsRead(),
        ],
  documents: () => [sentRead<typeof documents.list>('/api/documents', {})],
  admin: () => [
    sentRead<typeof adminDesk.desk>('/api/admin/desk', {}),
    sentRead<typeof adminDesk.trends>('/api/admin/trends', {}),
    sentRead<typeof admin.dashboard>('/api/admin/dashboard', {}),
  ],
  adminEducationLevels: ifPlain(sentRead<typeof educationLevels.list>('/api/EducationLevels', FIRST_RECORDS)),
  adminCountries: ifPlain(sentRead<typeof countries.list>('/api/countries', FIRST_RECORDS)),
  adminUsers: ifPlain(sentRead<typeof admin.users.list>('/api/admin/users', FIRST_RECORDS)),
  adminApplications: ifPlain(
    sentRead<typeof adminApplications.list>('/api/admin/applications', FIRST_RECORDS),
  ),
  adminTasks: ifPlain(sentRead<typeof adminTasks.list>('/api/admin/tasks', FIRST_RECORDS)),
  adminReports: ({ search }) =>
    search === ''
      ? [
          funnelRead(),
          sentRead<typeof adminReports.placements>('/api/admin/reports/placements', {
            query: lastNinetyDays(),
          }),
          sentRead<typeof adminReports.openings>('/api/admin/reports/openings', {}),
          sentRead<typeof adminReports.waiting>('/api/admin/reports/waiting', {}),
        ]
      : [],
};
