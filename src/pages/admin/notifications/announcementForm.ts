import { type Announcement, type Audience, PROFILE_STATES } from '@/api/endpoints/announcements';
import { isPath } from '@/api/scalars';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { SENT_STATUSES, STATUS_NAMES } from '@/features/hiring/stages';
import { defineForm, type SentOf, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { REQUIRED } from '@/validation/rules';

/** English is always present; the other languages can be added. */
export const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
export type Other = Exclude<LanguageCode, 'en'>;
export const titleIn = <L extends Other>(language: L): `title-${L}` => `title-${language}`;
export const bodyIn = <L extends Other>(language: L): `body-${L}` => `body-${language}`;

const TITLE = { kind: 'text', maxLength: 120, label: 'fields:heading' } as const;
const BODY = { kind: 'long', maxLength: 2000, label: 'fields:text' } as const;

type InOthers = { readonly [L in Other as `title-${L}`]: typeof TITLE } & {
  readonly [L in Other as `body-${L}`]: typeof BODY;
};
const IN_OTHERS = Object.fromEntries(
  OTHERS.flatMap((language) => [
    [titleIn(language), TITLE],
    [bodyIn(language), BODY],
  ]),
) as InOthers;

/** When one of the two fields of a language is filled in, both are required. */
function requiredTogether(values: { readonly [field: string]: unknown }) {
  const isEmpty = (field: string) => String(values[field]).trim() === '';
  return Object.fromEntries(
    OTHERS.flatMap((language) => {
      const empty = [titleIn(language), bodyIn(language)].filter(isEmpty);
      return empty.length === 1 ? empty.map((field) => [field, REQUIRED]) : [];
    }),
  );
}

export const ROLE_OPTIONS = [
  { value: 'User', label: { key: 'roles:User.displayName' } },
  { value: 'Admin', label: { key: 'roles:Admin.displayName' } },
] as const;
export const STATUS_OPTIONS = optionsOf(SENT_STATUSES, STATUS_NAMES);
export const PROFILE_OPTIONS = optionsOf(PROFILE_STATES, 'announcements:profile');

/** The form of an announcement: its texts and its audience. */
export const ANNOUNCEMENT = defineForm({
  labels: 'announcements:fields',
  fields: {
    title: { ...TITLE, required: true },
    body: { ...BODY, required: true },
    ...IN_OTHERS,
    roles: { kind: 'choices', options: ROLE_OPTIONS, label: 'terms:roles' },
    countryIds: { kind: 'list', most: 50, maxLength: 100, label: 'terms:countries' },
    applicationStatus: {
      kind: 'choice',
      options: STATUS_OPTIONS,
      none: 'announcements:any',
      label: 'records:fields.applicationStatus',
    },
    profile: {
      kind: 'choice',
      options: PROFILE_OPTIONS,
      none: 'announcements:any',
      label: 'terms:profile',
    },
    link: {
      label: 'announcements:fields.link',
      kind: 'text',
      ltr: true,
      maxLength: 500,
      hint: 'records:hints.target',
      rule: (typed: string) => (isPath(typed.trim()) ? undefined : { key: 'records:rules.target' }),
    },
    email: { kind: 'check', label: 'announcements:fields.email' },
  },
  rules: requiredTogether,
});
type Fields = (typeof ANNOUNCEMENT)['fields'];
export type AnnouncementValues = ValuesOf<Fields>;
type Sent = SentOf<Fields>;

export function valuesOf({ texts, audience, link, email }: Announcement): AnnouncementValues {
  const words: Record<string, string> = {};
  for (const language of OTHERS) {
    words[titleIn(language)] = texts[language]?.title ?? '';
    words[bodyIn(language)] = texts[language]?.body ?? '';
  }
  return ANNOUNCEMENT.read({ ...audience, ...words, ...texts.en, link, email });
}

/** The languages of an announcement, without English. */
export const languagesOf = ({ texts }: Announcement): readonly Other[] =>
  OTHERS.filter((language) => texts[language] !== undefined);

/** The audience from the values of the form. Criteria that are not chosen exclude nobody. */
export function audienceOf(
  sent: Pick<Sent, 'roles' | 'countryIds' | 'applicationStatus' | 'profile'>,
): Audience {
  const { roles, countryIds, applicationStatus, profile } = sent;
  return {
    ...(roles === null || roles.length === 0 ? {} : { roles: [...roles] }),
    ...(countryIds === null || countryIds.length === 0 ? {} : { countryIds: [...countryIds] }),
    ...(applicationStatus === null ? {} : { applicationStatus }),
    ...(profile === null ? {} : { profile }),
  };
}

/** The request body of a draft. */
export function draftOf(sent: Sent) {
  const texts: Record<string, { title: string; body: string }> = {
    en: { title: sent.title ?? '', body: sent.body ?? '' },
  };
  for (const language of OTHERS) {
    const title = sent[titleIn(language)];
    const body = sent[bodyIn(language)];
    if (title !== null && body !== null) texts[language] = { title, body };
  }
  return { texts, audience: audienceOf(sent), email: sent.email === true, link: sent.link };
}

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
