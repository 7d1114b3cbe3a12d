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
  /** With whom, as the applicant reads it. */
  readonly counterpart: string;
  readonly applicationId: string | null;
  readonly assigneeId: string | null;
  /** Up to which moment each person has read, by their id; '' is nothing at all. */
  readonly readTo: Readonly<Record<string, string>>;
  /** Who began it, and under which id: the same one again begins nothing more. */
  readonly begunBy: string;
  readonly clientId: string | null;
  readonly lastModified: string;
}

export interface Post extends Identified {
  readonly threadId: string;
  readonly clientId: string | null;
  readonly author: { readonly id: string; readonly name: string; readonly side: Side };
  readonly body: string;
  /** What the list of single messages shows as its subject, where it isn't the conversation's. */
  readonly heading: string | null;
  readonly attachments: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** Later than every post before it in the conversation. */
  readonly sentAt: string;
  /** When the other side first read it. */
  readonly readAt: string | null;
}
