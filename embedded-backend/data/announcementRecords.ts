import type { Identified } from './Collection.ts';

export const ANNOUNCEMENT_LANGUAGES = ['en', 'fr', 'es', 'ar', 'fa', 'zh-cn', 'zh-tw', 'yue'] as const;
export type AnnouncementTexts = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

/** The audience of an announcement. All given conditions must match; without conditions it is everyone. */
export interface Audience {
  readonly roles?: readonly string[];
  readonly countryIds?: readonly string[];
  readonly applicationStatus?: string;
  readonly profile?: 'complete' | 'incomplete';
}

/** A message of the agency to many people. */
export interface Announcement extends Identified {
  readonly texts: AnnouncementTexts;
  readonly audience: Audience;
  readonly email: boolean;
  /** A path of the app. */
  readonly link: string | null;
  readonly state: 'draft' | 'sent';
  /** The number of people who got it. */
  readonly recipients: number | null;
  readonly sentAt: string | null;
  readonly createdBy: { readonly id: string; readonly name: string };
  /** The client's id of the send that was done. The same send again changes nothing. */
  readonly clientId: string | null;
  readonly created: string;
  readonly lastModified: string;
}
