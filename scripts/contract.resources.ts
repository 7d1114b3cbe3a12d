import type { AnyEndpoint } from '../src/api/endpoint.ts';
import { admin } from '../src/api/endpoints/admin.ts';
import { adminApplications } from '../src/api/endpoints/adminApplications.ts';
import { adminAudit } from '../src/api/endpoints/adminAudit.ts';
import { adminDesk } from '../src/api/endpoints/adminDesk.ts';
import { adminJobs } from '../src/api/endpoints/adminJobs.ts';
import { adminReports } from '../src/api/endpoints/adminReports.ts';
import { announcements } from '../src/api/endpoints/announcements.ts';
import { adminTasks } from '../src/api/endpoints/adminTasks.ts';
import { adminThreads } from '../src/api/endpoints/adminThreads.ts';
import { applications } from '../src/api/endpoints/applications.ts';
import { auth } from '../src/api/endpoints/auth.ts';
import { countries } from '../src/api/endpoints/countries.ts';
import { documents } from '../src/api/endpoints/documents.ts';
import { educationLevels } from '../src/api/endpoints/educationLevels.ts';
import { jobs } from '../src/api/endpoints/jobs.ts';
import { log } from '../src/api/endpoints/log.ts';
import { messages } from '../src/api/endpoints/messages.ts';
import { notifications } from '../src/api/endpoints/notifications.ts';
import { plan } from '../src/api/endpoints/plan.ts';
import { privacy } from '../src/api/endpoints/privacy.ts';
import { profileSections } from '../src/api/endpoints/profileSections.ts';
import { savedJobs } from '../src/api/endpoints/savedJobs.ts';
import { system } from '../src/api/endpoints/system.ts';
import { tasks } from '../src/api/endpoints/tasks.ts';
import { threads } from '../src/api/endpoints/threads.ts';
import { updates } from '../src/api/endpoints/updates.ts';
import { user } from '../src/api/endpoints/user.ts';
import { userProfiles } from '../src/api/endpoints/userProfiles.ts';
import { users } from '../src/api/endpoints/users.ts';

/** All resources with their endpoints, for the OpenAPI document and the tests of all endpoints. */
const RESOURCES = {
  auth,
  countries,
  educationLevels,
  userProfiles,
  profileSections,
  log,
  admin,
  user,
  users,
  privacy,
  jobs,
  savedJobs,
  applications,
  adminAudit,
  adminDesk,
  adminJobs,
  adminApplications,
  adminReports,
  documents,
  plan,
  system,
  messages,
  threads,
  adminThreads,
  updates,
  tasks,
  adminTasks,
  announcements,
  notifications,
};

export interface Declared {
  /** The OpenAPI operation id, for example `admin.countries.byId`. */
  readonly name: string;
  readonly resource: string;
  readonly endpoint: AnyEndpoint;
}

const isEndpoint = (value: object): value is AnyEndpoint => 'method' in value && 'path' in value;

function collect(resource: string, name: string, group: object): readonly Declared[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = `${name}.${key}`;
    return isEndpoint(value) ? [{ name: inner, resource, endpoint: value }] : collect(resource, inner, value);
  });
}

/** All declared endpoints, including several for the same call. */
export const DECLARED: readonly Declared[] = Object.entries(RESOURCES).flatMap(([name, group]) =>
  collect(name, name, group),
);
