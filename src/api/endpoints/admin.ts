import type { ResultOf } from '@/api/endpoint';
import { pageOf, pageQuery, readList } from '@/api/lists';
import {
  count,
  counts,
  date,
  dateAsRead,
  day,
  id,
  maybe,
  maybeId,
  named,
  unusedAnswer,
  numberAsText,
  percentage,
  text,
  texts,
  total,
} from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { COUNTRIES_READS } from './countries';
import { LEVELS_READS } from './educationLevels';
import { usageOf } from './usage';

/** The admin endpoints of the eight entities, and the dashboard. */
const dated = { created: date, lastModified: dateAsRead };

/** The fields of each of the eight entities, read and written. All shapes are our proposal. */
const SHAPES = {
  users: {
    email: text,
    fullName: maybe(text),
    firstName: maybe(text),
    lastName: maybe(text),
    phoneNumber: maybe(text),
    roles: maybe(texts),
    isEmailVerified: maybe(z.boolean()),
    /** Read-only, as are the next two. */
    isBlocked: maybe(z.boolean()),
    blockedReason: maybe(text),
    lastActiveAt: date,
    createdAt: date,
    updatedAt: dateAsRead,
  },
  countries: { code: text, name: text, region: maybe(text), ...dated },
  roles: {
    name: text,
    displayName: maybe(text),
    description: maybe(text),
    /** How many people have the role; read-only, as are the next two. */
    users: maybe(z.number()),
    ...dated,
  },
  educationLevels: {
    code: text,
    name: text,
    level: maybe(z.number()),
    order: maybe(z.number()),
    isActive: maybe(z.boolean()),
    countryId: maybeId,
    ...dated,
  },
  languageCertificates: {
    code: text,
    name: text,
    language: maybe(text),
    users: maybe(z.number()),
    ...dated,
  },
  userProfiles: {
    userId: id,
    countryOfBirthId: maybeId,
    countryOfResidenceId: maybeId,
    headline: maybe(text),
    summary: maybe(text),
    experienceYears: maybe(z.number()),
    experienceLevelId: maybeId,
    jobCategoryId: maybeId,
    educationLevelId: maybeId,
    skills: maybe(texts),
    isPublic: maybe(z.boolean()),
    /** The account's address, and how complete the profile is in percent; read-only. */
    email: maybe(text),
    completion: maybe(percentage),
    createdAt: date,
    updatedAt: dateAsRead,
  },
  userLanguageCertificates: {
    userId: id,
    languageCertificateId: id,
    score: maybe(numberAsText),
    issuedAt: day,
    /** The account's address and the certificate's name; read-only. */
    email: maybe(text),
    certificate: maybe(text),
    ...dated,
  },
  userRoles: { userId: id, email: maybe(text), role: text, ...dated },
};

/** The filters of each list, beside the search. */
const FILTERS = {
  users: {
    role: z.optional(text),
    isEmailVerified: z.optional(text),
    isBlocked: z.optional(text),
    /** Registered within this number of UTC days, today included: 7, 30 or 90. */
    within: z.optional(text),
  },
  userProfiles: { isPublic: z.optional(text), jobCategoryId: z.optional(text) },
  userLanguageCertificates: { languageCertificateId: z.optional(text) },
  userRoles: { role: z.optional(text) },
};

/**
 * What a client may write: every field but the id, all optional because the server reports what is missing.
 */
const written = <S extends z.core.$ZodShape>(shape: S) => z.partial(z.object(shape));

/**
 * Declares list, read, create, update and delete of one entity. `elsewhere`: path prefixes of the other reads
 * that show it; without it a write makes every cached read stale.
 */
function crud<const P extends string, S extends z.core.$ZodShape>(
  name: P,
  what: string,
  shape: S,
  {
    filters = {},
    elsewhere,
  }: { readonly filters?: z.core.$ZodShape; readonly elsewhere?: readonly string[] } = {},
) {
  const record = named(`admin-${name}`, z.object({ id, ...shape }));
  const input = named(`admin-${name}-input`, written(shape));
  const base = `/api/admin/${name}` as const;
  const one = { response: record, isProposal: true } as const;
  const touching =
    elsewhere === undefined ? {} : { makesStale: [base, '/api/admin/dashboard', ...elsewhere] };
  return {
    list: get(base, `One page of the ${what}`, {
      query: z.object({ ...pageQuery, ...filters }),
      response: pageOf(record),
      // One bad record does not fail the list.
      read: readList(record),
      isProposal: true,
    }),
    byId: get(`${base}/{id}`, `One of the ${what}`, one),
    create: post(base, `Add to the ${what}`, { ...one, body: input, ...touching, conflicts: [409, 422] }),
    update: put(`${base}/{id}`, `Change one of the ${what}`, {
      ...one,
      body: input,
      ...touching,
      conflicts: [409, 422],
    }),
    remove: remove(`${base}/{id}`, `Delete one of the ${what}`, {
      response: unusedAnswer,
      ...touching,
      conflicts: [409],
      isProposal: true,
    }),
  };
}

const users = crud('users', 'users', SHAPES.users, { filters: FILTERS.users });
const changedUser = { response: users.byId.response, conflicts: [409, 422], isProposal: true } as const;

const dashboard = named(
  'AdminDashboard',
  z.object({
    users: total,
    newUsersThisWeek: maybe(count),
    userProfiles: count,
    completeProfiles: count,
    countries: count,
    educationLevels: count,
    languageCertificates: count,
    jobs: count,
    applications: count,
    applicationsByStatus: maybe(counts),
    /** Applications whose applicants wait longer than usual. */
    applicationsWaitingLong: maybe(count),
    documentsPending: count,
    usersByRole: maybe(counts),
    recentUsers: maybe(
      z.array(z.object({ id, email: text, fullName: text, completion: maybe(percentage), createdAt: date })),
    ),
  }),
);

export type AdminUser = ResultOf<typeof admin.users.byId>;
export type AdminRole = ResultOf<typeof admin.roles.byId>;
export type AdminLanguageCertificate = ResultOf<typeof admin.languageCertificates.byId>;
export type AdminUserProfile = ResultOf<typeof admin.userProfiles.byId>;
export type AdminUserLanguageCertificate = ResultOf<typeof admin.userLanguageCertificates.byId>;
export type AdminUserRole = ResultOf<typeof admin.userRoles.byId>;

export const admin = {
  dashboard: get('/api/admin/dashboard', 'Figures for the admin dashboard', {
    response: dashboard,
    isProposal: true,
  }),
  users: {
    ...users,
    usage: usageOf('users', 'users'),
    block: post('/api/admin/users/{id}/block', 'Block an account: signed out everywhere, and no way in', {
      ...changedUser,
      body: z.object({ reason: text }),
    }),
    unblock: post('/api/admin/users/{id}/unblock', 'Let a blocked account sign in again', {
      ...changedUser,
      repeatable: true,
    }),
    signOut: remove('/api/admin/users/{id}/sessions', 'End all sessions of an account', {
      response: unusedAnswer,
      makesStale: ['/api/admin/users'],
      isProposal: true,
    }),
  },
  countries: {
    ...crud('countries', 'countries', SHAPES.countries, { elsewhere: COUNTRIES_READS }),
    usage: usageOf('countries', 'countries'),
  },
  roles: crud('roles', 'roles', SHAPES.roles, { elsewhere: ['/api/admin/user-roles'] }),
  educationLevels: {
    ...crud('education-levels', 'education levels', SHAPES.educationLevels, { elsewhere: LEVELS_READS }),
    usage: usageOf('education-levels', 'education levels'),
  },
  languageCertificates: crud('language-certificates', 'language certificates', SHAPES.languageCertificates, {
    elsewhere: [
      '/api/admin/user-language-certificates',
      '/api/user/language-tests',
      '/api/language-certificates',
    ],
  }),
  userProfiles: crud('user-profiles', 'user profiles', SHAPES.userProfiles, {
    filters: FILTERS.userProfiles,
  }),
  userLanguageCertificates: crud(
    'user-language-certificates',
    "users' language certificates",
    SHAPES.userLanguageCertificates,
    {
      filters: FILTERS.userLanguageCertificates,
      elsewhere: ['/api/admin/language-certificates', '/api/user/language-tests'],
    },
  ),
  userRoles: crud('user-roles', "users' roles", SHAPES.userRoles, { filters: FILTERS.userRoles }),
};
