import type { ComponentType } from 'react';
import type { PageId } from '@/routing/routes';
import type { ReadAhead } from '@/ui/page/visit';

type Load = () => Promise<ComponentType>;

/** A page's code, in its own chunk, and its first reads. */
export interface PageCode {
  readonly page: Load;
  /** Shown while the page is coming soon; without it, a general placeholder is shown. */
  readonly placeholder?: Load;
  /**
   * Needed for a public page that reads from the backend. Pages behind a sign-in always get the query client.
   */
  readonly queries?: true;
  /**
   * Fills the query cache with the page's first data while its code is loaded. It is code of a feature, so it
   * comes after the reads of firstReads.ts, and it can be used by a visitor.
   */
  readonly readAhead?: () => Promise<ReadAhead>;
}

const readProfile = () => import('@/features/profile/readAhead').then((m) => m.readAhead);
const readJobs = () => import('@/features/jobs/readAhead').then((m) => m.readAhead);

const SECTION: PageCode = {
  page: () => import('@/pages/profile-edit/SectionPage').then((m) => m.SectionPage),
};

/**
 * The code of each page of the route table (src/routing), whose rows hold data only.
 * A page without an entry here does not compile.
 */
export const PAGES: Readonly<Record<Exclude<PageId, 'home'>, PageCode>> = {
  about: { page: () => import('@/pages/about/AboutPage').then((m) => m.AboutPage) },
  jobs: {
    page: () => import('@/pages/jobs/JobsPage').then((m) => m.JobsPage),
    placeholder: () => import('@/pages/jobs-soon/JobsSoonPage').then((m) => m.JobsSoonPage),
    queries: true,
    readAhead: readJobs,
  },
  savedJobs: {
    page: () => import('@/pages/saved-jobs/SavedJobsPage').then((m) => m.SavedJobsPage),
    queries: true,
  },
  jobDetail: {
    page: () => import('@/pages/job/JobPage').then((m) => m.JobPage),
    queries: true,
    readAhead: readJobs,
  },
  contact: { page: () => import('@/pages/contact/ContactPage').then((m) => m.ContactPage) },
  help: { page: () => import('@/pages/help/HelpPage').then((m) => m.HelpPage) },
  accessDenied: {
    page: () => import('@/pages/access-denied/AccessDeniedPage').then((m) => m.AccessDeniedPage),
  },
  dashboard: {
    page: () => import('@/pages/dashboard/DashboardPage').then((m) => m.DashboardPage),
    readAhead: readProfile,
  },
  profile: {
    page: () => import('@/pages/profile/ProfilePage').then((m) => m.ProfilePage),
    readAhead: readProfile,
  },
  settings: { page: () => import('@/pages/settings/SettingsPage').then((m) => m.SettingsPage) },
  privacySettings: {
    page: () => import('@/pages/privacy-settings/PrivacySettingsPage').then((m) => m.PrivacySettingsPage),
  },
  admin: {
    page: () => import('@/pages/admin/dashboard/AdminDashboardPage').then((m) => m.AdminDashboardPage),
  },
  adminEducationLevels: {
    page: () =>
      import('@/pages/admin/education-levels/EducationLevelsPage').then((m) => m.EducationLevelsPage),
  },
  adminRoles: { page: () => import('@/pages/admin/roles/RolesPage').then((m) => m.RolesPage) },
  adminCountries: {
    page: () => import('@/pages/admin/countries/CountriesPage').then((m) => m.CountriesPage),
  },
  adminLanguageCertificates: {
    page: () =>
      import('@/pages/admin/language-certificates/LanguageCertificatesPage').then(
        (m) => m.LanguageCertificatesPage,
      ),
  },
  adminUsers: { page: () => import('@/pages/admin/users/UsersPage').then((m) => m.UsersPage) },
  adminUserProfiles: {
    page: () => import('@/pages/admin/user-profiles/UserProfilesPage').then((m) => m.UserProfilesPage),
  },
  adminUserLanguageCertificates: {
    page: () =>
      import('@/pages/admin/user-language-certificates/UserLanguageCertificatesPage').then(
        (m) => m.UserLanguageCertificatesPage,
      ),
  },
  adminUserRoles: {
    page: () => import('@/pages/admin/user-roles/UserRolesPage').then((m) => m.UserRolesPage),
  },
  adminJobs: { page: () => import('@/pages/admin/jobs/JobPostingsPage').then((m) => m.JobPostingsPage) },
  adminApplications: {
    page: () => import('@/pages/admin/applications/PipelinePage').then((m) => m.PipelinePage),
  },
  adminApplication: {
    page: () => import('@/pages/admin/application/StaffApplicationPage').then((m) => m.StaffApplicationPage),
  },
  adminReports: { page: () => import('@/pages/admin/reports/ReportsPage').then((m) => m.ReportsPage) },
  adminDocuments: {
    page: () => import('@/pages/admin/documents/DocumentChecksPage').then((m) => m.DocumentChecksPage),
  },
  adminTasks: { page: () => import('@/pages/admin/tasks/AdminTasksPage').then((m) => m.AdminTasksPage) },
  adminSystem: { page: () => import('@/pages/admin/system/SystemPage').then((m) => m.SystemPage) },
  adminAudit: { page: () => import('@/pages/admin/audit/AuditPage').then((m) => m.AuditPage) },
  adminNotifications: {
    page: () =>
      import('@/pages/admin/notifications/AdminNotificationsPage').then((m) => m.AdminNotificationsPage),
    placeholder: () =>
      import('@/pages/admin-notifications-soon/AdminNotificationsSoonPage').then(
        (m) => m.AdminNotificationsSoonPage,
      ),
  },
  applications: {
    page: () => import('@/pages/applications/ApplicationsPage').then((m) => m.ApplicationsPage),
    placeholder: () =>
      import('@/pages/applications/ComingApplicationsPage').then((m) => m.ComingApplicationsPage),
  },
  newApplication: {
    page: () => import('@/pages/new-application/NewApplicationPage').then((m) => m.NewApplicationPage),
  },
  application: { page: () => import('@/pages/application/ApplicationPage').then((m) => m.ApplicationPage) },
  receipt: { page: () => import('@/pages/receipt/ReceiptPage').then((m) => m.ReceiptPage) },
  taskList: {
    page: () => import('@/pages/tasks/TasksPage').then((m) => m.TasksPage),
  },
  task: { page: () => import('@/pages/task/TaskPage').then((m) => m.TaskPage) },
  messages: {
    page: () => import('@/pages/messages/MessagesPage').then((m) => m.MessagesPage),
    placeholder: () => import('@/pages/messages-soon/MessagesSoonPage').then((m) => m.MessagesSoonPage),
  },
  notifications: {
    page: () => import('@/pages/notifications/NotificationsPage').then((m) => m.NotificationsPage),
  },
  privacyPolicy: {
    page: () => import('@/pages/privacy-policy/PrivacyPolicyPage').then((m) => m.PrivacyPolicyPage),
  },
  terms: { page: () => import('@/pages/terms/TermsPage').then((m) => m.TermsPage) },
  documents: {
    page: () => import('@/pages/documents/DocumentsPage').then((m) => m.DocumentsPage),
  },
  documentPlan: {
    page: () => import('@/pages/document-plan/DocumentPlanPage').then((m) => m.DocumentPlanPage),
  },
  profileEdit: {
    page: () => import('@/pages/profile-edit/ProfileEditPage').then((m) => m.ProfileEditPage),
  },
  profilePrint: {
    page: () => import('@/pages/profile-print/ProfilePrintPage').then((m) => m.ProfilePrintPage),
  },
  profileImport: {
    page: () => import('@/pages/profile-import/ProfileImportPage').then((m) => m.ProfileImportPage),
  },
  forgotPassword: {
    page: () => import('@/pages/forgot-password/ForgotPasswordPage').then((m) => m.ForgotPasswordPage),
    queries: true,
  },
  resetPassword: {
    page: () => import('@/pages/reset-password/ResetPasswordPage').then((m) => m.ResetPasswordPage),
    queries: true,
  },
  verifyEmail: {
    page: () => import('@/pages/verify-email/VerifyEmailPage').then((m) => m.VerifyEmailPage),
    queries: true,
  },
  linkedInCallback: {
    page: () => import('@/pages/linkedin-callback/LinkedInCallbackPage').then((m) => m.LinkedInCallbackPage),
    queries: true,
  },
  tools: { page: () => import('@/pages/tools/ToolsPage').then((m) => m.ToolsPage) },
  toolsClb: { page: () => import('@/pages/tools-clb/ClbPage').then((m) => m.ClbPage) },
  toolsCrs: { page: () => import('@/pages/tools-crs/CrsPage').then((m) => m.CrsPage) },
  toolsFsw: { page: () => import('@/pages/tools-fsw/FswPage').then((m) => m.FswPage) },
  toolsNoc: { page: () => import('@/pages/tools-noc/NocPage').then((m) => m.NocPage) },
  toolsRecognition: {
    page: () => import('@/pages/tools-recognition/RecognitionPage').then((m) => m.RecognitionPage),
    queries: true,
  },
  toolsVisa: { page: () => import('@/pages/tools-visa/VisaPage').then((m) => m.VisaPage), queries: true },
  profilePersonal: SECTION,
  profileWork: SECTION,
  profileEducation: SECTION,
  profileExperience: SECTION,
  profileLanguages: SECTION,
  profileTests: SECTION,
  profileFamily: SECTION,
  profileDestination: SECTION,
  profileVisibility: SECTION,
};

/** The placeholder of pages that are coming soon and have none of their own. */
export const GENERAL_PLACEHOLDER: Load = () =>
  import('@/pages/coming-soon/ComingSoonPage').then((m) => m.ComingSoonPage);

/** The page for any unknown path. */
export const NOT_FOUND: Load = () => import('@/pages/not-found/NotFoundPage').then((m) => m.NotFoundPage);
