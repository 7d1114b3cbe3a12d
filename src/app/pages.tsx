import { pathOf, ROUTE_IDS, type RouteId } from '@/config/routes';
import { HomePage } from '@/pages/home/HomePage';
import type { ComingSoonRoute } from '@/pages/coming-soon/ComingSoonPage';
import { type LazyPage, lazyPage, type PageSource } from './lazyPage';

const comingSoon = (route: ComingSoonRoute): LazyPage =>
  lazyPage({
    load: async () => {
      const { ComingSoonPage } = await import('@/pages/coming-soon/ComingSoonPage');
      return () => <ComingSoonPage route={route} />;
    },
    areas: ['placeholders'],
  });

const readProfile: PageSource['readAhead'] = async (user) =>
  (await import('@/features/profile/useProfile')).readProfileAhead(user);

const dashboard = lazyPage({
  load: async () => (await import('@/pages/dashboard/DashboardPage')).DashboardPage,
  areas: ['dashboard', 'profile'],
  queries: true,
  readAhead: readProfile,
});
const profile = lazyPage({
  load: async () => (await import('@/pages/profile/ProfilePage')).ProfilePage,
  areas: ['profile', 'roles'],
  queries: true,
  readAhead: readProfile,
});

/** Every route's page. A route without a page does not compile. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
  // The first page of most visits is in the start-up code.
  home: {
    Page: HomePage,
    preload: () => Promise.resolve(),
    prefetch: () => undefined,
    prefetchFor: () => undefined,
  },
  about: lazyPage({
    load: async () => (await import('@/pages/about/AboutPage')).AboutPage,
    areas: ['about'],
  }),
  jobs: lazyPage({ load: async () => (await import('@/pages/jobs/JobsPage')).JobsPage, areas: ['jobs'] }),
  contact: lazyPage({
    load: async () => (await import('@/pages/contact/ContactPage')).ContactPage,
    areas: ['contact'],
  }),
  help: lazyPage({ load: async () => (await import('@/pages/help/HelpPage')).HelpPage, areas: ['help'] }),
  accessDenied: lazyPage({
    load: async () => (await import('@/pages/access-denied/AccessDeniedPage')).AccessDeniedPage,
    areas: ['placeholders'],
  }),
  forgotPassword: lazyPage({
    load: async () => (await import('@/pages/forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
    areas: ['auth'],
    queries: true,
  }),
  resetPassword: lazyPage({
    load: async () => (await import('@/pages/reset-password/ResetPasswordPage')).ResetPasswordPage,
    areas: ['auth'],
    queries: true,
  }),
  verifyEmail: lazyPage({
    load: async () => (await import('@/pages/verify-email/VerifyEmailPage')).VerifyEmailPage,
    areas: ['auth'],
    queries: true,
  }),
  linkedInCallback: lazyPage({
    load: async () => (await import('@/pages/linkedin-callback/LinkedInCallbackPage')).LinkedInCallbackPage,
    areas: ['auth'],
    queries: true,
  }),

  dashboard,
  userDashboard: dashboard,
  profile,
  userProfile: profile,
  profileEdit: lazyPage({
    load: async () => (await import('@/pages/profile-edit/ProfileEditPage')).ProfileEditPage,
    areas: ['profile', 'auth', 'validation'],
    queries: true,
  }),
  settings: lazyPage({
    load: async () => (await import('@/pages/settings/SettingsPage')).SettingsPage,
    areas: ['settings', 'appearance', 'auth', 'validation'],
    queries: true,
  }),
  applications: lazyPage({
    load: async () => (await import('@/pages/applications/ApplicationsPage')).ApplicationsPage,
    areas: ['placeholders'],
  }),
  messages: lazyPage({
    load: async () => (await import('@/pages/messages/MessagesPage')).MessagesPage,
    areas: ['placeholders'],
  }),

  admin: lazyPage({
    load: async () => (await import('@/pages/admin/dashboard/AdminDashboardPage')).AdminDashboardPage,
    areas: ['admin', 'validation'],
    queries: true,
  }),
  adminEducationLevels: lazyPage({
    load: async () =>
      (await import('@/pages/admin/education-levels/EducationLevelsPage')).EducationLevelsPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminCountries: lazyPage({
    load: async () => (await import('@/pages/admin/countries/CountriesPage')).CountriesPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminRoles: lazyPage({
    load: async () => (await import('@/pages/admin/roles/RolesPage')).RolesPage,
    areas: ['records', 'roles', 'validation'],
    queries: true,
  }),
  adminLanguageCertificates: lazyPage({
    load: async () =>
      (await import('@/pages/admin/language-certificates/LanguageCertificatesPage')).LanguageCertificatesPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminUsers: lazyPage({
    load: async () => (await import('@/pages/admin/users/UsersPage')).UsersPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminUserProfiles: lazyPage({
    load: async () => (await import('@/pages/admin/user-profiles/UserProfilesPage')).UserProfilesPage,
    areas: ['records', 'profile', 'validation'],
    queries: true,
  }),
  adminUserLanguageCertificates: lazyPage({
    load: async () =>
      (await import('@/pages/admin/user-language-certificates/UserLanguageCertificatesPage'))
        .UserLanguageCertificatesPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminUserRoles: lazyPage({
    load: async () => (await import('@/pages/admin/user-roles/UserRolesPage')).UserRolesPage,
    areas: ['records', 'validation'],
    queries: true,
  }),
  adminSystem: lazyPage({
    load: async () => (await import('@/pages/admin/system/SystemPage')).SystemPage,
    areas: ['system', 'admin'],
    queries: true,
  }),
  adminNotifications: comingSoon('adminNotifications'),
};

/** What any unknown path shows. */
export const NOT_FOUND = lazyPage({
  load: async () => (await import('@/pages/not-found/NotFoundPage')).NotFoundPage,
  areas: ['placeholders'],
});

const SLASHES_AT_END = /\/+$/;

/** The route of a path; undefined is the not-found page. */
export const routeAt = (pathname: string): RouteId | undefined => {
  const path = pathname.toLowerCase().replace(SLASHES_AT_END, '') || '/';
  return ROUTE_IDS.find((id) => pathOf(id) === path);
};

/** The page that a path will show, for preloading it before the first render. */
export function pageAt(pathname: string): LazyPage {
  const id = routeAt(pathname);
  return id === undefined ? NOT_FOUND : PAGES[id];
}

/** Names the page that a path shows: its route's path, or `*`. Prerendered markup carries the name of its page. */
export function pageNameAt(pathname: string): string {
  const id = routeAt(pathname);
  return id === undefined ? '*' : pathOf(id);
}
