import type { Announcement } from '@/api/endpoints/announcements';

/** An announcement as a row, with nested values as fields. */
export type FlatAnnouncement = Announcement & {
  /** The English title, which always exists. */
  readonly title: string;
  readonly body: string;
  readonly languages: readonly string[];
  readonly roles: readonly string[];
  readonly applicationStatus: string | null;
  readonly profile: string | null;
  readonly author: string | null;
};

export function flatAnnouncement(announcement: Announcement): FlatAnnouncement {
  const { texts, audience, createdBy } = announcement;
  const [first] = Object.values(texts);
  const { title = '', body = '' } = texts.en ?? first ?? {};
  return {
    ...announcement,
    title,
    body,
    languages: Object.keys(texts),
    roles: audience.roles ?? [],
    applicationStatus: audience.applicationStatus ?? null,
    profile: audience.profile ?? null,
    author: createdBy?.name ?? null,
  };
}
