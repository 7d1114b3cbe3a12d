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
    status: 'comingSoon',
    title: 'placeholders:adminRoles.title',
    summary: 'placeholders:adminRoles.text',
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
    status: 'comingSoon',
    title: 'placeholders:adminLanguageCertificates.title',
    summary: 'placeholders:adminLanguageCertificates.text',
  },
  adminUsers: {
    path: '/admin/users',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminUsers.title',
    summary: 'placeholders:adminUsers.text',
  },
  adminUserProfiles: {
    path: '/admin/user-profiles',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminUserProfiles.title',
    summary: 'placeholders:adminUserProfiles.text',
  },
  adminUserLanguageCertificates: {
    path: '/admin/user-language-certificates',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminUserLanguageCertificates.title',
    summary: 'placeholders:adminUserLanguageCertificates.text',
  },
  adminUserRoles: {
    path: '/admin/user-roles',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminUserRoles.title',
    summary: 'placeholders:adminUserRoles.text',
  },
  adminSystem: {
    path: '/admin/system',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminSystem.title',
    summary: 'placeholders:adminSystem.text',
  },
  adminNotifications: {
    path: '/admin/notifications',
    access: ADMIN,
    status: 'comingSoon',
    title: 'placeholders:adminNotifications.title',
    summary: 'placeholders:adminNotifications.text',
  },
} as const satisfies Record<string, RouteRow>;
