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

/** A notification of a person. */
export interface Notification extends Identified {
  readonly userId: string;
  /** The role in which the person reads it. */
  readonly side: Side;
  readonly topic: Topic;
  /** Known kinds have texts in the client. For other kinds it shows `title` and `body`. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly title: string;
  readonly body: string | null;
  /** The texts of an announcement by language. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly body: string }>> | null;
  /** A path of the app. */
  readonly link: string | null;
  readonly createdAt: string;
  readonly readAt: string | null;
}

/** Which notifications a person wants, and how. Its id is the person's. */
export interface NotificationPreferences extends Identified {
  readonly topics: Readonly<Record<Topic, { readonly inApp: boolean; readonly email: boolean }>>;
  readonly lastModified: string;
}
