/** The parts of a profile, in the order in which they are filled in. Each but the documents is a section of its editor. */
export const PROFILE_PARTS = [
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
export type ProfilePart = (typeof PROFILE_PARTS)[number];
export type ProfileSection = Exclude<ProfilePart, 'documents'>;

export const PROFILE_SECTIONS: readonly ProfileSection[] = PROFILE_PARTS.filter(
  (part) => part !== 'documents',
);
