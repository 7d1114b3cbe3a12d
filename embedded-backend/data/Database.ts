import type { Announcement } from './announcementRecords.ts';
import type * as Audit from './auditRecords.ts';
import { Collection, type Identified } from './Collection.ts';
import type * as Jobs from './jobRecords.ts';
import type * as Notifications from './notificationRecords.ts';
import type * as Profile from './profileRecords.ts';
import type * as Records from './records.ts';
import type * as Tasks from './taskRecords.ts';
import type * as Threads from './threadRecords.ts';

/** Collections that data files of earlier versions do not have. */
const NEWER: ReadonlySet<string> = new Set([
  'savedSearches',
  'jobReports',
  'consents',
  'deletionRequests',
  'education',
  'experience',
  'families',
  'destinations',
  'plans',
  'tasks',
  'taskAssignments',
  'notifications',
  'notificationPreferences',
  'threads',
  'posts',
  'auditEntries',
  'announcements',
]);

/** All collections by name. The data file contains exactly these. */
export class Database {
  private listener: () => void = () => undefined;
  private readonly changed = (): void => this.listener();

  readonly users = new Collection<Records.User>('The user', this.changed);
  readonly sessions = new Collection<Records.SessionRecord>('The session', this.changed);
  readonly oneTimeTokens = new Collection<Records.OneTimeToken>('The token', this.changed);
  readonly outbox = new Collection<Records.Mail>('The message', this.changed);
  readonly countries = new Collection<Records.Country>('The country', this.changed);
  readonly educationLevels = new Collection<Records.EducationLevel>('The education level', this.changed);
  readonly userProfiles = new Collection<Records.UserProfile>('The user profile', this.changed);
  readonly jobs = new Collection<Jobs.Job>('The job', this.changed);
  readonly applications = new Collection<Jobs.Application>('The application', this.changed);
  readonly savedJobs = new Collection<Jobs.SavedJob>('The saved job', this.changed);
  readonly savedSearches = new Collection<Jobs.SavedSearch>('The saved search', this.changed);
  readonly jobReports = new Collection<Jobs.JobReport>('The report', this.changed);
  readonly messages = new Collection<Records.Message>('The message', this.changed);
  readonly documents = new Collection<Records.StoredDocument>('The document', this.changed);
  readonly education = new Collection<Profile.Education>('The education', this.changed);
  readonly experience = new Collection<Profile.Experience>('The job', this.changed);
  readonly families = new Collection<Profile.Family>('The family', this.changed);
  readonly destinations = new Collection<Profile.Destination>('The destination', this.changed);
  readonly languageTests = new Collection<Profile.LanguageTest>('The language test', this.changed);
  readonly tasks = new Collection<Tasks.Task>('The task', this.changed);
  readonly taskAssignments = new Collection<Tasks.TaskAssignment>('The assignment', this.changed);
  readonly notifications = new Collection<Notifications.Notification>('The notification', this.changed);
  readonly notificationPreferences = new Collection<Notifications.NotificationPreferences>(
    'The preferences',
    this.changed,
  );
  readonly announcements = new Collection<Announcement>('The announcement', this.changed);
  readonly threads = new Collection<Threads.Thread>('The conversation', this.changed);
  readonly posts = new Collection<Threads.Post>('The message', this.changed);
  readonly auditEntries = new Collection<Audit.AuditEntry>('The entry', this.changed);
  readonly plans = new Collection<Records.PlanRecord>('The plan', this.changed);
  readonly consents = new Collection<Records.ConsentRecord>('The consent', this.changed);
  readonly deletionRequests = new Collection<Records.DeletionRequest>('The request', this.changed);
  readonly roles = new Collection<Records.RoleRecord>('The role', this.changed);
  readonly languageCertificates = new Collection<Records.LanguageCertificate>(
    'The language certificate',
    this.changed,
  );
  readonly userLanguageCertificates = new Collection<Records.UserLanguageCertificate>(
    "The user's language certificate",
    this.changed,
  );

  onChange(listener: () => void): void {
    this.listener = listener;
  }

  private collections(): [string, Collection<Identified>][] {
    return Object.entries(this).filter(
      (entry): entry is [string, Collection<Identified>] => entry[1] instanceof Collection,
    );
  }

  clear(): void {
    for (const [, collection] of this.collections()) collection.replaceAll([]);
  }

  toJSON(): Record<string, Identified[]> {
    return Object.fromEntries(this.collections().map(([name, collection]) => [name, collection.all()]));
  }

  /** Loads the content of a data file. @throws Error if it is not a valid one */
  load(value: unknown): void {
    const collections = this.collections();
    const file = value as Record<string, unknown>;
    const recordsOf = (name: string) => file[name] ?? (NEWER.has(name) ? [] : undefined);
    for (const [name] of collections) {
      const records = recordsOf(name);
      if (!Array.isArray(records) || !records.every((record) => typeof record?.id === 'string')) {
        throw new Error(`The data file has no usable ${name}.`);
      }
    }
    for (const [name, collection] of collections) collection.replaceAll(recordsOf(name) as Identified[]);
  }
}
