import type { SessionUser } from '@/storage/sessionUser';
import type { OwnSections } from '@/features/profile/useOwnSections';

/** What the component of a section is given: who it is about, and every part of the profile as the server has it. */
export interface SectionProps {
  readonly user: SessionUser;
  readonly sections: OwnSections;
}
