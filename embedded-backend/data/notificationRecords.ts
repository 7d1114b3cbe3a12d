import type { Identified } from './Collection.ts';

export const TOPICS = [
  'messages',
  'applications',
  'interviews',
  'documents',
  'tasks',
  'announcements',
  'account',
] as const;
export type Topic = (typeof TOPICS)[number];
const SIDES = ['applicant', 'agency'] as const;
export type Side = (typeof SIDES)[number];

/** Something that somebody is told. */
export interface Notification extends Identified {
  readonly userId: string;
  /** In which role the person reads it. */
  readonly side: Side;
  readonly topic: Topic;
  /** Known kinds have texts in the client; of others it shows `title` and `body`. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly title: string;
  readonly body: string | null;
  /** An announcement's texts by language. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly body: string }>> | null;
  /** A path of the app. */
  readonly link: string | null;
  readonly createdAt: string;
  readonly readAt: string | null;
}

/** What somebody wants to be told, and how; its id is the person's. */
export interface NotificationPreferences extends Identified {
  readonly topics: Readonly<Record<Topic, { readonly inApp: boolean; readonly email: boolean }>>;
  readonly lastModified: string;
}
