import type { ProfileSections } from '@/api/endpoints/profileSections';

type Declared = Pick<ProfileSections, 'profile' | 'languageTests' | 'documents'>;

/**
 * Builds the sections of a profile from the endpoints that every backend has, for a backend without the
 * endpoint for all sections. Whatever those endpoints do not return is empty.
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
