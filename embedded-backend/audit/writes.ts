import type { EntityName } from './entities.ts';

/** The actions in the log. */
type Verb =
  | 'create'
  | 'update'
  | 'delete'
  | 'move'
  | 'verify'
  | 'reject'
  | 'block'
  | 'unblock'
  | 'send'
  | 'export';

export interface AuditedWrite {
  readonly entity: EntityName;
  /** The action, or a function that derives it from the record after the call. */
  readonly verb: Verb | ((fields: Readonly<Record<string, unknown>>) => Verb);
  /**
   * Which records the call is about: the one in the path, the one in the answer, or `each` that changed
   * (those under `failed` in the answer were refused). `holder` is the user of a role assignment.
   */
  readonly of: 'path' | 'answer' | 'each' | 'holder';
  /** Logs the call even if the record does not change. */
  readonly always?: true;
  /**
   * The call is for applicants too. Only what an administrator does to the record of another person is
   * logged.
   */
  readonly othersOnly?: true;
}

/** The create, update and delete calls of an entity. */
const family = (path: string, entity: EntityName): Readonly<Record<string, AuditedWrite>> => ({
  [`POST ${path}`]: { entity, verb: 'create', of: 'answer' },
  [`PUT ${path}/:id`]: { entity, verb: 'update', of: 'path' },
  [`DELETE ${path}/:id`]: { entity, verb: 'delete', of: 'path' },
});

const APPLICATION = '/api/admin/applications/:id';
const DECISIONS: Readonly<Record<string, Verb>> = { verified: 'verify', rejected: 'reject' };

/** Every write of an administrator by its route. Null means that it is not logged. */
export const WRITES: Readonly<Record<string, AuditedWrite | null>> = {
  ...family('/api/admin/users', 'users'),
  'POST /api/admin/users/:id/block': { entity: 'users', verb: 'block', of: 'path' },
  'POST /api/admin/users/:id/unblock': { entity: 'users', verb: 'unblock', of: 'path' },
  'DELETE /api/admin/users/:id/sessions': { entity: 'users', verb: 'update', of: 'path', always: true },
  // An assignment of a role is logged as a change of its user.
  'POST /api/admin/user-roles': { entity: 'users', verb: 'update', of: 'holder' },
  'PUT /api/admin/user-roles/:id': { entity: 'users', verb: 'update', of: 'holder' },
  'DELETE /api/admin/user-roles/:id': { entity: 'users', verb: 'update', of: 'holder' },
  ...family('/api/admin/roles', 'roles'),
  ...family('/api/admin/countries', 'countries'),
  ...family('/api/countries', 'countries'),
  'POST /api/countries/bulk-update': { entity: 'countries', verb: 'update', of: 'each' },
  ...family('/api/admin/education-levels', 'educationLevels'),
  ...family('/api/EducationLevels', 'educationLevels'),
  'POST /api/EducationLevels/defaults': { entity: 'educationLevels', verb: 'create', of: 'each' },
  'POST /api/EducationLevels/bulk-update': { entity: 'educationLevels', verb: 'update', of: 'each' },
  ...family('/api/admin/language-certificates', 'languageCertificates'),
  ...family('/api/admin/user-language-certificates', 'userLanguageCertificates'),
  ...family('/api/admin/user-profiles', 'userProfiles'),
  'POST /api/UserProfiles': { entity: 'userProfiles', verb: 'create', of: 'answer', othersOnly: true },
  'PUT /api/UserProfiles/:id': { entity: 'userProfiles', verb: 'update', of: 'path', othersOnly: true },
  'DELETE /api/UserProfiles/:id': { entity: 'userProfiles', verb: 'delete', of: 'path', othersOnly: true },
  'POST /api/UserProfiles/bulk-update': {
    entity: 'userProfiles',
    verb: 'update',
    of: 'each',
    othersOnly: true,
  },
  'GET /api/UserProfiles/:id/export/:format': {
    entity: 'userProfiles',
    verb: 'export',
    of: 'path',
    always: true,
    othersOnly: true,
  },
  ...family('/api/admin/jobs', 'jobs'),
  'POST /api/admin/jobs/bulk-update': { entity: 'jobs', verb: 'update', of: 'each' },
  'POST /api/admin/jobs/:id/close': { entity: 'jobs', verb: 'update', of: 'path' },
  'POST /api/admin/jobs/:id/reopen': { entity: 'jobs', verb: 'update', of: 'path' },
  'POST /api/admin/jobs/:id/duplicate': { entity: 'jobs', verb: 'create', of: 'answer' },
  [`POST ${APPLICATION}/move`]: { entity: 'applications', verb: 'move', of: 'path' },
  [`POST ${APPLICATION}/notes`]: { entity: 'applications', verb: 'update', of: 'path' },
  [`POST ${APPLICATION}/seen`]: null,
  'POST /api/admin/applications/bulk-move': { entity: 'applications', verb: 'move', of: 'each' },
  'POST /api/documents/:id/verify': {
    entity: 'documents',
    verb: ({ status }) => DECISIONS[String(status)] ?? 'update',
    of: 'path',
  },
  'PUT /api/documents/:id': { entity: 'documents', verb: 'update', of: 'path', othersOnly: true },
  'DELETE /api/documents/:id': { entity: 'documents', verb: 'delete', of: 'path', othersOnly: true },
  'PUT /api/admin/tasks/:id': { entity: 'tasks', verb: 'update', of: 'path' },
  'DELETE /api/admin/tasks/:id': { entity: 'tasks', verb: 'delete', of: 'path' },
  'PUT /api/admin/tasks/:id/review': { entity: 'tasks', verb: 'update', of: 'path' },
  'POST /api/admin/tasks/assign': { entity: 'tasks', verb: 'create', of: 'each' },
  'POST /api/admin/threads': { entity: 'threads', verb: 'create', of: 'answer' },
  'PUT /api/admin/threads/:id': { entity: 'threads', verb: 'update', of: 'path' },
  'POST /api/admin/threads/:id/posts': { entity: 'threads', verb: 'send', of: 'path' },
  'PUT /api/admin/threads/:id/read': null,
  ...family('/api/admin/announcements', 'announcements'),
  'POST /api/admin/announcements/:id/send': { entity: 'announcements', verb: 'send', of: 'path' },
  'POST /api/admin/announcements/audience': null,
};
