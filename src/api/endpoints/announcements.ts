import { pageOf, pageQuery, readList } from '@/api/lists';
import {
  count,
  date,
  dateAsRead,
  id,
  idAndName,
  maybe,
  named,
  unusedAnswer,
  oneOf,
  path,
  text,
} from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { usableOrEmpty } from '@/api/tolerant';

const BASE = '/api/admin/announcements';
const TOUCHES = [BASE] as const;
/** A sent announcement also reaches the sender's own notifications. */
const SENT_TOUCHES = [BASE, '/api/notifications', '/api/updates'] as const;

export const ANNOUNCEMENT_STATES = ['draft', 'sent'] as const;
export const PROFILE_STATES = ['complete', 'incomplete'] as const;

const texts = z.record(z.string(), z.object({ title: text, body: text }));
/** All given conditions must hold; an empty audience is everyone. */
const audience = named(
  'Audience',
  z.object({
    roles: z.optional(z.array(text)),
    countryIds: z.optional(z.array(text)),
    applicationStatus: z.optional(text),
    profile: z.optional(z.enum(PROFILE_STATES)),
  }),
);
export type Audience = z.infer<typeof audience>;

const announcement = named(
  'Announcement',
  z.object({
    id,
    /** Texts by language code; English is always present. */
    texts,
    audience: z.catch(audience, {}),
    email: z.catch(z.boolean(), false),
    link: path,
    state: oneOf(ANNOUNCEMENT_STATES, 'sent'),
    recipients: maybe(count),
    sentAt: date,
    createdBy: maybe(idAndName),
    lastModified: dateAsRead,
  }),
);
export type Announcement = z.infer<typeof announcement>;

const written = named(
  'AnnouncementInput',
  z.object({
    texts,
    audience,
    email: z.boolean(),
    link: z.nullable(text),
    /** The value that was read: 409 when somebody else has changed the announcement since. */
    lastModified: z.optional(dateAsRead),
  }),
);

const reach = named(
  'AudienceReach',
  z.object({
    count,
    /** The names of the first recipients. */
    sample: usableOrEmpty(text),
    leftOut: z.object({
      blocked: count,
      /** Left out of the e-mail only. */
      unverified: count,
      optedOut: count,
    }),
  }),
);
export type Reach = z.infer<typeof reach>;

const one = { response: announcement, isProposal: true } as const;

export const announcements = {
  list: get(BASE, 'One page of the announcements', {
    query: z.object({ ...pageQuery, state: z.optional(text) }),
    response: pageOf(announcement),
    read: readList(announcement),
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'One announcement', one),
  create: post(BASE, 'Write a draft', { ...one, body: written, makesStale: TOUCHES, conflicts: [422] }),
  update: put(`${BASE}/{id}`, 'Change a draft', {
    ...one,
    body: written,
    makesStale: TOUCHES,
    conflicts: [409, 422],
  }),
  remove: remove(`${BASE}/{id}`, 'Delete a draft', {
    response: unusedAnswer,
    makesStale: TOUCHES,
    conflicts: [409],
    isProposal: true,
  }),
  audience: post(`${BASE}/audience`, 'Who an announcement would reach now', {
    body: z.object({ audience }),
    response: reach,
    repeatable: true,
    makesStale: [],
    isProposal: true,
  }),
  send: post(`${BASE}/{id}/send`, 'Tell everybody in the audience; the same clientId once', {
    ...one,
    body: z.object({ expectedCount: count, clientId: text }),
    repeatable: true,
    makesStale: SENT_TOUCHES,
    conflicts: [409, 429],
  }),
};
