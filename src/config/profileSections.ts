/** The sections of a profile, in the order in which they are filled in. Each but the documents has a page of the editor. */
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
