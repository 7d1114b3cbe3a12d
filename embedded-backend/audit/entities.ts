import type { Collection, Identified } from '../data/Collection.ts';
import type { Database } from '../data/Database.ts';
import { fullNameOf } from '../security/sessions.ts';

/** The data of a record that the log uses. */
export interface Snapshot {
  /** The record itself. A write replaces this object. */
  readonly record: object;
  readonly name: string;
  /** The id of the person whose data it is, or null. */
  readonly personId: string | null;
  /** The fields that may be logged: no secrets, and no texts of messages or notes. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface AuditedEntity {
  ids(data: Database): string[];
  read(data: Database, id: string): Snapshot | undefined;
}

interface EntityRule<T> {
  readonly name: (record: T, data: Database) => string;
  readonly person?: (record: T) => string;
  readonly fields: readonly (keyof T & string)[];
}

const entity = <T extends Identified>(
  of: (data: Database) => Collection<T>,
  { name, person, fields }: EntityRule<T>,
): AuditedEntity => ({
  ids: (data) =>
    of(data)
      .all()
      .map(({ id }) => id),
  read: (data, id) => {
    const record = of(data).get(id);
    return (
      record && {
        record,
        name: name(record, data),
        personId: person?.(record) ?? null,
        fields: Object.fromEntries(fields.map((field) => [field, record[field]])),
      }
    );
  },
});

const nameOfUser = (data: Database, id: string): string => {
  const user = data.users.get(id);
  return user === undefined ? '' : fullNameOf(user);
};
const ownerOf = ({ userId }: { readonly userId: string }): string => userId;

/** The logged entities, with the names of the client's tables. */
export const ENTITIES = {
  users: entity((data: Database) => data.users, {
    name: fullNameOf,
    person: ({ id }) => id,
    fields: ['email', 'firstName', 'lastName', 'phoneNumber', 'roles', 'isEmailVerified', 'blockedReason'],
  }),
  roles: entity((data: Database) => data.roles, {
    name: ({ displayName }) => displayName,
    fields: ['name', 'displayName', 'description'],
  }),
  countries: entity((data: Database) => data.countries, {
    name: ({ name }) => name,
    fields: ['code', 'name', 'region'],
  }),
  educationLevels: entity((data: Database) => data.educationLevels, {
    name: ({ name }) => name,
    fields: ['code', 'name', 'level', 'order', 'isActive', 'countryId'],
  }),
  languageCertificates: entity((data: Database) => data.languageCertificates, {
    name: ({ name }) => name,
    fields: ['code', 'name', 'language'],
  }),
  userProfiles: entity((data: Database) => data.userProfiles, {
    name: ({ userId }, data) => nameOfUser(data, userId),
    person: ownerOf,
    fields: [
      'headline',
      'summary',
      'experienceYears',
      'experienceLevelId',
      'jobCategoryId',
      'educationLevelId',
      'skills',
      'isPublic',
      'countryOfBirthId',
      'countryOfResidenceId',
    ],
  }),
  userLanguageCertificates: entity((data: Database) => data.userLanguageCertificates, {
    name: ({ userId }, data) => nameOfUser(data, userId),
    person: ownerOf,
    fields: ['languageCertificateId', 'score', 'issuedAt'],
  }),
  jobs: entity((data: Database) => data.jobs, {
    name: ({ title }) => title,
    fields: [
      'reference',
      'title',
      'company',
      'location',
      'category',
      'type',
      'salary',
      'openings',
      'publishAt',
      'closesAt',
      'closedAt',
      'closedReason',
      'description',
      'requirements',
      'skills',
      'benefits',
    ],
  }),
  applications: entity((data: Database) => data.applications, {
    name: ({ userId, jobTitle }, data) => [nameOfUser(data, userId), jobTitle].filter(Boolean).join(', '),
    person: ownerOf,
    fields: ['status'],
  }),
  documents: entity((data: Database) => data.documents, {
    name: ({ name }) => name,
    person: ownerOf,
    fields: ['name', 'type', 'status', 'reason', 'issuedOn', 'expiresOn', 'countryCode'],
  }),
  tasks: entity((data: Database) => data.tasks, {
    name: ({ title }) => title,
    person: ownerOf,
    fields: ['title', 'kind', 'target', 'dueOn', 'state'],
  }),
  announcements: entity((data: Database) => data.announcements, {
    name: ({ texts }) => texts.en?.title ?? '',
    fields: ['audience', 'email', 'link', 'state', 'recipients'],
  }),
  threads: entity((data: Database) => data.threads, {
    name: ({ subject }) => subject,
    person: ownerOf,
    fields: ['topic', 'state', 'assigneeId'],
  }),
} as const satisfies Record<string, AuditedEntity>;

export type EntityName = keyof typeof ENTITIES;
