import type { RoleName } from './roles';
import type { RouteRow } from './routeRow';

const ADMIN = ['Admin'] as const satisfies readonly RoleName[];

/** The rows of the administrators' pages (routes.ts has the others). */
export const adminRoutes = {
  admin: {
    path: '/admin',
    access: ADMIN,
    page: 'admin/dashboard/AdminDashboardPage',
    title: 'admin:title',
    texts: ['records', 'placeholders'],
    nav: { place: 1, for: ['Admin'], label: 'layout:nav.dashboard' },
  },
  adminEducationLevels: {
    path: '/admin/education-levels',
    access: ADMIN,
    page: 'admin/education-levels/EducationLevelsPage',
    title: 'records:resources.educationLevels.title',
    summary: 'records:resources.educationLevels.lead',
  },
  adminRoles: {
    path: '/admin/roles',
    access: ADMIN,
    page: 'admin/roles/RolesPage',
    title: 'records:resources.roles.title',
    summary: 'records:resources.roles.lead',
    texts: ['roles'],
  },
  adminCountries: {
    path: '/admin/countries',
    access: ADMIN,
    page: 'admin/countries/CountriesPage',
    title: 'records:resources.countries.title',
    summary: 'records:resources.countries.lead',
  },
  adminLanguageCertificates: {
    path: '/admin/language-certificates',
    access: ADMIN,
    page: 'admin/language-certificates/LanguageCertificatesPage',
    title: 'records:resources.languageCertificates.title',
    summary: 'records:resources.languageCertificates.lead',
  },
  adminUsers: {
    path: '/admin/users',
    access: ADMIN,
    page: 'admin/users/UsersPage',
    title: 'records:resources.users.title',
    summary: 'records:resources.users.lead',
  },
  adminUserProfiles: {
    path: '/admin/user-profiles',
    access: ADMIN,
    page: 'admin/user-profiles/UserProfilesPage',
    title: 'records:resources.userProfiles.title',
    summary: 'records:resources.userProfiles.lead',
    texts: ['profile'],
  },
  adminUserLanguageCertificates: {
    path: '/admin/user-language-certificates',
    access: ADMIN,
    page: 'admin/user-language-certificates/UserLanguageCertificatesPage',
    title: 'records:resources.userLanguageCertificates.title',
    summary: 'records:resources.userLanguageCertificates.lead',
  },
  adminUserRoles: {
    path: '/admin/user-roles',
    access: ADMIN,
    page: 'admin/user-roles/UserRolesPage',
    title: 'records:resources.userRoles.title',
    summary: 'records:resources.userRoles.lead',
  },
  adminSystem: {
    path: '/admin/system',
    access: ADMIN,
    page: 'admin/system/SystemPage',
    title: 'system:title',
    summary: 'system:lead',
    texts: ['admin'],
  },
  adminNotifications: {
    path: '/admin/notifications',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminNotifications.title',
    summary: 'placeholders:adminNotifications.text',
  },
} as const satisfies Record<string, RouteRow>;
