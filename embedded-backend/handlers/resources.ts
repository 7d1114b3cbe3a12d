import type { Resource } from '../http/route.ts';
import { admin } from './admin.ts';
import { adminApplications } from './adminApplications.ts';
import { adminAudit } from './adminAudit.ts';
import { adminDesk } from './adminDesk.ts';
import { adminJobs } from './adminJobs.ts';
import { adminReports } from './adminReports.ts';
import { adminTasks } from './adminTasks.ts';
import { announcements } from './announcements.ts';
import { applications } from './applications.ts';
import { applying } from './applying.ts';
import { auth } from './auth.ts';
import { countries } from './countries.ts';
import { dev } from './dev.ts';
import { documents } from './documents.ts';
import { educationLevels } from './educationLevels.ts';
import { interviews } from './interviews.ts';
import { jobs } from './jobs.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { profileSections } from './profileSections.ts';
import { savedJobs } from './savedJobs.ts';
import { system } from './system.ts';
import { tasks } from './tasks.ts';
import { adminThreads, threads } from './threads.ts';
import { updates } from './updates.ts';
import { usage } from './usage.ts';
import { user } from './user.ts';
import { userProfiles } from './userProfiles.ts';
import { users } from './users.ts';

/** All resources of the backend, one file each. */
export const resources: readonly Resource[] = [
  auth,
  countries,
  educationLevels,
  userProfiles,
  profileSections,
  user,
  users,
  privacy,
  interviews,
  jobs,
  savedJobs,
  applying,
  applications,
  adminAudit,
  adminDesk,
  adminJobs,
  adminApplications,
  adminReports,
  documents,
  plan,
  // Before messages, because their path would match 'threads' as an id.
  threads,
  adminThreads,
  updates,
  messages,
  tasks,
  adminTasks,
  notifications,
  announcements,
  admin,
  usage,
  system,
  dev,
];
