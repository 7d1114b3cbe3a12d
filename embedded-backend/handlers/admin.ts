import { waitsLong } from '../applications/views.ts';
import type { Backend } from '../backend.ts';
import type { UserProfile } from '../data/records.ts';
import { compareMoments, firstInOrder } from '../http/paging.ts';
import { get, type Resource, type Route } from '../http/route.ts';
import { completionOf } from '../profileCompletion.ts';
import { fullNameOf, profileOf } from '../security/sessions.ts';
import { adminRoutes } from './adminEntity.ts';
import { adminCertificates, adminUserCertificates } from './adminCertificates.ts';
import { adminRoles, adminUserRoles } from './adminRoles.ts';
import { adminUsers } from './adminUsers.ts';
import { COUNTRY_LIST, countryWriter } from './countries.ts';
import { EDUCATION_LIST } from './educationLevels.ts';
import { educationLevelWriter } from './educationLevelWriter.ts';
import { changeProfile, createProfile } from './profileWriter.ts';
import { refuseStale } from './stale.ts';
import { PROFILE_LIST } from './userProfiles.ts';

/** The number of newest accounts that are listed. */
const NEWEST = 5;

const same = <T>(record: T): T => record;

const adminCountries = (backend: Backend): Route[] => {
  const { countries } = backend.data;
  return adminRoutes({
    path: '/api/admin/countries',
    all: () => countries.all(),
    require: (id) => countries.require(id),
    list: COUNTRY_LIST,
    view: same,
    ...countryWriter(backend),
  });
};

const adminEducationLevels = (backend: Backend): Route[] => {
  const { educationLevels } = backend.data;
  return adminRoutes({
    path: '/api/admin/education-levels',
    all: () => educationLevels.all(),
    require: (id) => educationLevels.require(id),
    list: EDUCATION_LIST,
    view: same,
    ...educationLevelWriter(backend),
  });
};

const adminUserProfiles = (backend: Backend): Route[] => {
  const { userProfiles, users } = backend.data;
  const view = (profile: UserProfile) => ({
    ...profile,
    email: users.get(profile.userId)?.email ?? null,
    completion: completionOf(profile).percentage,
  });
  return adminRoutes({
    path: '/api/admin/user-profiles',
    all: () => userProfiles.all(),
    require: (id) => userProfiles.require(id),
    list: {
      ...PROFILE_LIST,
      search: (profile) => {
        const user = users.get(profile.userId);
        return [...PROFILE_LIST.search(profile), user?.email, user && fullNameOf(user)];
      },
      sort: { ...PROFILE_LIST.sort, email: ({ userId }) => users.get(userId)?.email },
      filters: {
        isPublic: ({ isPublic }, value) => String(isPublic) === value,
        jobCategoryId: ({ jobCategoryId }, value) => jobCategoryId === value,
      },
    },
    view,
    insert: (form) => {
      const userId = form.required('userId');
      if (userId !== '' && !users.get(userId)) form.fail('userId', 'This user is not known.');
      form.done();
      return createProfile(backend, userId, form);
    },
    change: (id, form, by) => {
      refuseStale(form, view(userProfiles.require(id)), 'updatedAt');
      return changeProfile(backend, by, id, form);
    },
    remove: (id) => void userProfiles.delete(id),
  });
};

const countBy = <T>(records: readonly T[], key: (record: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const record of records) counts[key(record)] = (counts[key(record)] ?? 0) + 1;
  return counts;
};

const dashboard = (backend: Backend): Route =>
  get('/api/admin/dashboard', ({ admin }) => {
    admin();
    const { data } = backend;
    const users = data.users.all();
    const weekAgo = new Date(backend.now() - 7 * 86_400_000).toISOString();
    return {
      users: users.length,
      newUsersThisWeek: users.filter(({ createdAt }) => createdAt > weekAgo).length,
      userProfiles: data.userProfiles.size,
      completeProfiles: data.userProfiles.filter((profile) => completionOf(profile).isComplete).length,
      countries: data.countries.size,
      educationLevels: data.educationLevels.size,
      languageCertificates: data.languageCertificates.size,
      jobs: data.jobs.size,
      applications: data.applications.size,
      applicationsWaitingLong: data.applications.filter((each) => waitsLong(each, backend.now())).length,
      applicationsByStatus: countBy(data.applications.all(), ({ status }) => status),
      documents: data.documents.size,
      documentsPending: data.documents.filter(({ status }) => status === 'pending').length,
      usersByRole: countBy(
        users.flatMap(({ roles }) => roles),
        (role) => role,
      ),
      recentUsers: firstInOrder(users, NEWEST, (a, b) => compareMoments(b.createdAt, a.createdAt)).map(
        (user) => ({
          id: user.id,
          email: user.email,
          fullName: fullNameOf(user),
          completion: completionOf(profileOf(backend, user.id)).percentage,
          createdAt: user.createdAt,
        }),
      ),
    };
  });

/** /api/admin: the eight entities and the dashboard. */
export const admin: Resource = (backend) => [
  dashboard(backend),
  ...adminUsers(backend),
  ...adminCountries(backend),
  ...adminRoles(backend),
  ...adminEducationLevels(backend),
  ...adminCertificates(backend),
  ...adminUserProfiles(backend),
  ...adminUserCertificates(backend),
  ...adminUserRoles(backend),
];
