import type { Identified } from './Collection.ts';

export const ANNOUNCEMENT_LANGUAGES = ['en', 'fr', 'es', 'ar', 'fa', 'zh-cn', 'zh-tw', 'yue'] as const;
export type AnnouncementTexts = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

/** Who is told: all that is given must hold; nothing given is everyone. */
export interface Audience {
  readonly roles?: readonly string[];
  readonly countryIds?: readonly string[];
  readonly applicationStatus?: string;
  readonly profile?: 'complete' | 'incomplete';
}

/** Something that the agency tells many people. */
export interface Announcement extends Identified {
  readonly texts: AnnouncementTexts;
  readonly audience: Audience;
  readonly email: boolean;
  /** A path of the app. */
  readonly link: string | null;
  readonly state: 'draft' | 'sent';
  /** How many were told. */
  readonly recipients: number | null;
  readonly sentAt: string | null;
  readonly createdBy: { readonly id: string; readonly name: string };
  /** Of the send that was answered: the same one again changes nothing. */
  readonly clientId: string | null;
  readonly created: string;
  readonly lastModified: string;
}
