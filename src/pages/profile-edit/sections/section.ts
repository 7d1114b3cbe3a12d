import type { SessionUser } from '@/storage/sessionUser';
import type { OwnSections } from '@/features/profile/useOwnSections';

/** The props of a section: the person, and all sections of the profile as the server has them. */
export interface SectionProps {
  readonly user: SessionUser;
  readonly sections: OwnSections;
}
