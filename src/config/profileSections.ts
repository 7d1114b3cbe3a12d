/**
 * The sections of a profile, in the order of filling them in. Each has a page of the
 * editor, except the documents.
 */
export const PROFILE_SECTIONS = [
  'personal',
  'work',
  'education',
  'experience',
  'languages',
  'tests',
  'documents',
  'family',
  'destination',
  'visibility',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];
export type EditedSection = Exclude<ProfileSection, 'documents'>;

export const EDITED_SECTIONS: readonly EditedSection[] = PROFILE_SECTIONS.filter(
  (section) => section !== 'documents',
);
