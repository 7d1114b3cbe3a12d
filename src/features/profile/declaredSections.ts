import type { ProfileSections } from '@/api/endpoints/profileSections';

type Declared = Pick<ProfileSections, 'profile' | 'languageTests' | 'documents'>;

/**
 * The parts of a profile out of the calls that every backend has, for a backend without the one call for all parts.
 * What is not given, and what only that call says, is empty.
 */
export const declaredSections = (declared: Partial<Declared>): ProfileSections => ({
  profile: null,
  education: [],
  experience: [],
  languageTests: [],
  family: null,
  destination: null,
  documents: { count: 0, verified: 0, types: [] },
  ...declared,
});
