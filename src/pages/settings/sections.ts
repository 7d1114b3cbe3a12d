import type { TextKey } from '@/i18n/textKey';

/** The sections of the page in their order; each name is also its anchor in the address. */
export const SECTIONS = [
  'appearance',
  'language',
  'keyboard',
  'notifications',
  'account',
  'password',
  'sessions',
  'two-factor',
  'google',
  'device',
] as const;
export type SectionId = (typeof SECTIONS)[number];
export const SECTION_NAMES = {
  appearance: 'terms:appearance',
  language: 'fields:language',
  keyboard: 'settings:nav.keyboard',
  notifications: 'words:notifications',
  account: 'settings:nav.account',
  password: 'fields:password',
  sessions: 'settings:nav.sessions',
  'two-factor': 'terms:twoStepVerification',
  google: 'settings:nav.google',
  device: 'terms:thisDevice',
} as const satisfies Readonly<Record<SectionId, TextKey>>;

/** The section that a `#fragment` names; undefined for any other fragment. */
export const sectionOf = (hash: string): SectionId | undefined => SECTIONS.find((id) => `#${id}` === hash);
