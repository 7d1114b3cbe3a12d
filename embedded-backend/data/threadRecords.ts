import type { Identified } from './Collection.ts';

export const THREAD_TOPICS = ['general', 'application', 'documents', 'interview', 'visa', 'fees'] as const;
export const THREAD_STATES = ['open', 'closed'] as const;
export type Side = 'applicant' | 'agency' | 'employer' | 'system';

/** A conversation between an applicant and the agency. */
export interface Thread extends Identified {
  /** The applicant. */
  readonly userId: string;
  readonly subject: string;
  readonly topic: (typeof THREAD_TOPICS)[number];
  readonly state: (typeof THREAD_STATES)[number];
  /** The name of the other side for the applicant. */
  readonly counterpart: string;
  readonly applicationId: string | null;
  readonly assigneeId: string | null;
  /** The time up to which each person has read, by their id; '' means nothing. */
  readonly readTo: Readonly<Record<string, string>>;
  /** Who started it, and the client's id of that. The same id again starts no other. */
  readonly begunBy: string;
  readonly clientId: string | null;
  readonly lastModified: string;
}

export interface Post extends Identified {
  readonly threadId: string;
  readonly clientId: string | null;
  readonly author: { readonly id: string; readonly name: string; readonly side: Side };
  readonly body: string;
  /** The subject in the list of single messages, if it is not that of the conversation. */
  readonly heading: string | null;
  readonly attachments: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** Later than every earlier post of the conversation. */
  readonly sentAt: string;
  /** When the other side first read it. */
  readonly readAt: string | null;
}
